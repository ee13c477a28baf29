import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { LOCKED } from '../../../ui/link.tsx'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import { useHasPermission } from '../../../web/permissions.ts'
import { BULK_MAX } from '../../applications/rules/bulk-max.ts'
import { bulkText } from '../../applications/text/bulk.ts'
import { bulkInviteText } from '../text/bulk.ts'
import { CompareLink } from './compare-link.tsx'

const FORM = 'bulk-invite'

/** Maximum number of names shown in the bar. */
const NAMES = 3

/** A person to invite: with a given channel, or with the channel that fits best. */
export interface InviteCandidate {
  id: string
  name: string
  by: 'channel' | 'influencer'
  influencerId: string
}

/** Checkbox that selects a person for an invitation. It belongs to the form of the bar. */
export function InviteTick({
  pick,
  chosen,
  disabled,
}: {
  pick: InviteCandidate
  chosen: RowSelection<InviteCandidate>
  disabled?: boolean
}) {
  const t = useText(bulkText)
  return (
    <RowCheckbox
      name={pick.by}
      value={pick.id}
      form={FORM}
      label={t('tick', { name: pick.name })}
      checked={chosen.has(pick.id)}
      disabled={disabled}
      onChange={() => chosen.toggle(pick.id, pick)}
    />
  )
}

/**
 * Bar that is shown while people are selected: their number, their names and the button to invite. `acts`: other
 * actions for them.
 */
export function InviteBar({
  chosen,
  shown,
  campaign,
  acts,
}: {
  chosen: RowSelection<InviteCandidate>
  /** Ids on the current page of the list. The ids selected on other pages are submitted as well. */
  shown: readonly string[]
  campaign?: string | undefined
  acts?: ReactNode
}) {
  const t = useText(bulkText)
  const own = useText(bulkInviteText)
  const lang = useLang()
  const { rows } = chosen
  const visible = new Set(shown)
  const tooMany = rows.length > BULK_MAX
  const names = rows
    .slice(0, NAMES)
    .map(({ name }) => name)
    .join(' · ')
  const rest = rows.length - NAMES
  const may = useHasPermission('campaigns')
  const invite = (
    <Button variant="highlight" disabled={tooMany || !may} {...(!may && LOCKED)}>
      {own('invite')}
    </Button>
  )
  return (
    <Form method="get" action={`/${lang}/Marketer/findInfluencer/invite`} id={FORM} className="contents">
      {campaign && <input type="hidden" name="campaign" value={campaign} />}
      {rows
        .filter(({ id }) => !visible.has(id))
        .map(({ id, by }) => (
          <input key={id} type="hidden" name={by} value={id} />
        ))}
      {rows.length === 0 ? (
        <noscript>
          <BulkBar title={own('none')} act={invite} />
        </noscript>
      ) : (
        <BulkBar
          title={t('chosen', { n: rows.length })}
          note={tooMany ? t('most', { n: BULK_MAX }) : rest > 0 ? `${names} +${rest}` : names}
          clear={
            <>
              <Button type="button" variant="on-dark" size="sm" onClick={chosen.clear}>
                {t('clear')}
              </Button>
              <CompareLink people={rows.map(({ influencerId }) => influencerId)} campaign={campaign} />
              {acts}
            </>
          }
          act={invite}
        />
      )}
    </Form>
  )
}
