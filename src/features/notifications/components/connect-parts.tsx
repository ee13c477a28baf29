import type { ReactNode } from 'react'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { LinkedRow, ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { AccountLink } from '../../accounts/components/account-link.tsx'
import type { NotificationRole } from '../rules.ts'
import { channelsText } from '../text/index.ts'

type What = 'whatJobs' | 'whatMoney' | 'whatCampaigns' | 'whatCredits' | 'whatSecurity'
const WHAT: Readonly<Record<NotificationRole, readonly (readonly [What, IconName])[]>> = {
  Influencer: [
    ['whatJobs', 'briefcase'],
    ['whatMoney', 'wallet'],
    ['whatSecurity', 'shield-check'],
  ],
  Marketer: [
    ['whatCampaigns', 'briefcase'],
    ['whatCredits', 'wallet'],
    ['whatSecurity', 'shield-check'],
  ],
}

interface ConnectPageProps {
  title: string
  note: string
  /** Shown once, after the channel was disconnected. */
  unlinked: string | null
  children: ReactNode
}

/** The page of one channel: what it is for, and how to connect it. */
export function ConnectPage({ title, note, unlinked, children }: ConnectPageProps) {
  useRemoveSearchParam('unlinked')
  return (
    <div className="max-w-[560px]">
      <PageHead above={<AccountLink />} title={title} note={note} />
      {unlinked && (
        <div className="mb-4">
          <Callout tone="positive">{unlinked}</Callout>
        </div>
      )}
      <Card pad={24}>{children}</Card>
    </div>
  )
}

/** What messages arrive on a channel, by role. */
export function MessageTypes({ role }: { role: NotificationRole }) {
  const t = useText(channelsText)
  return (
    <ul className="mb-5 grid gap-3">
      {WHAT[role].map(([words, icon]) => (
        <li key={words} className="flex items-center gap-3">
          <RowDisc tone="leaf">
            <Icon name={icon} />
          </RowDisc>
          <span className="min-w-0 flex-1">{t(words)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A numbered step of connecting. */
export function Step({ n, title, note, children }: { n: number; title: string; note?: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface-2 text-sm font-semibold">
        {n}
      </span>
      <div className="min-w-0 flex-1 pb-5">
        <p className="font-semibold">{title}</p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
        {children}
      </div>
    </li>
  )
}

/** A connected channel: since when, what messages it gets, and disconnecting it. */
export function Connected({ title, since, settings }: { title: string; since: string; settings: string }) {
  const t = useText(channelsText)
  const lang = useLang()
  return (
    <>
      <LinkedRow title={title} note={t('since', { time: formatDateTime(lang, since) })} />
      <div className="mt-4">
        <ListRow
          href={settings}
          lead={
            <RowDisc>
              <Icon name="bell" />
            </RowDisc>
          }
          title={t('choose')}
        />
      </div>
      <ActionForm intent="unlink" className="border-t border-line pt-4">
        <p className="mb-2 text-sm text-ink-2">{t('unlinkNote')}</p>
        <SubmitButton variant="secondary" size="sm">
          {t('unlink')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}
