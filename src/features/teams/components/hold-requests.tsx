import { formatCredits, formatLeft } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { CodeField, SetUpLink } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import { requestWords } from '../rules/act-words.ts'
import type { HoldRequest } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

interface RequestProps {
  item: HoldRequest
  /** Idempotency key of the form that approves it. */
  approvalKey: string
  approves: boolean
  /** The viewer has set up two-step verification. */
  twoStep: boolean
  now: number
}

function Answers({ item, approvalKey, twoStep }: Pick<RequestProps, 'item' | 'approvalKey' | 'twoStep'>) {
  const t = useText(teamsText)
  const words = useText(codeText)
  const amount = formatCredits(item.amount)
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActionForm intent="declineHold" target={item.id} permission="finance">
        <SubmitButton variant="secondary" busyLabel={t('declining')}>
          {t('decline')}
        </SubmitButton>
      </ActionForm>
      {twoStep ? (
        <ActionForm
          intent="approveHold"
          target={item.id}
          permission="finance"
          idempotencyKey={approvalKey}
          hidden={{ amount: String(item.amount) }}
          labels={{ code: words('code') }}
          className="grid gap-2"
        >
          <CodeField />
          <SubmitButton busyLabel={t('approving')}>{t('approve', { amount })}</SubmitButton>
        </ActionForm>
      ) : (
        <SetUpLink role="marketer" />
      )}
    </div>
  )
}

function Request({ item, approvalKey, approves, twoStep, now }: RequestProps) {
  const t = useText(teamsText)
  const lang = useLang()
  const over = item.amount > item.actLimit
  const why = over
    ? t('overAct', { limit: formatCredits(item.actLimit), over: formatCredits(item.amount - item.actLimit) })
    : t('overMonth', { limit: formatCredits(item.monthLimit), month: formatCredits(item.month) })
  const about = [item.campaign?.title[lang], ...item.creators].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          {t('asks', { name: item.requestedBy, act: requestWords(item.act)[lang] })}
        </p>
        {about && <p className="text-sm wrap-anywhere text-ink-2">{about}</p>}
        <p className="text-sm text-ink-2">{why}</p>
      </div>
      <div className="text-right">
        <p className="text-lg font-semibold">{t('credits', { n: formatCredits(item.amount) })}</p>
        <p className="text-xs text-notice">{formatLeft(lang, item.expiresAt, now)}</p>
      </div>
      {approves && !item.own && <Answers item={item} approvalKey={approvalKey} twoStep={twoStep} />}
    </li>
  )
}

export interface HoldRequestsProps {
  items: readonly HoldRequest[]
  keys: Readonly<Record<string, string>>
  approves: boolean
  twoStep: boolean
  approved: boolean
  now: number
}

/** Holds above a limit that need the approval of an owner or finance member. */
export function HoldRequests({ items, keys, approves, twoStep, approved, now }: HoldRequestsProps) {
  const t = useText(teamsText)
  if (items.length === 0 && !approved) return null
  return (
    <Card pad={24}>
      <SectionHead title={t('waitingHolds')} count={items.length} note={t('waitingHoldsNote')} />
      {approved && (
        <Callout tone="positive" role="status">
          {t('approved')}
        </Callout>
      )}
      <ul>
        {items.map((item) => (
          <Request
            key={item.id}
            item={item}
            approvalKey={keys[item.id] ?? ''}
            approves={approves}
            twoStep={twoStep}
            now={now}
          />
        ))}
      </ul>
    </Card>
  )
}
