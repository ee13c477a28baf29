import { formatCredits, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import type { MarketerMoney } from '../../settlement/shapes.ts'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { ActForm, ReasonField } from './act-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from './confirm-panel.tsx'
import { DisputePanel } from './influencer-secondary-actions.tsx'
import { OrderRefusal } from './marketer-forms.tsx'
import { jobAmountWords } from './state-words.ts'

type CancelNow = NonNullable<MarketerMoney['cancelNow']>

interface Cancellation {
  now: CancelNow
  /** The maximum reimbursement for goods, held in addition to price and fee. */
  cap: number
  invite: boolean
}

/** The refund for a cancellation at this time. The rate is shown only if it applies to the whole amount. */
export function useCancelWords({ now, cap, invite }: Cancellation) {
  const t = useText(jobActsText)
  const terms = useText(jobTermsText)
  const amount = jobAmountWords(terms, { credits: now.back, unit: now.unitReturns })
  const whole = now.refundBps === 10_000
  const mixed = now.unitReturns || (whole ? now.creator > 0 : cap > 0)
  const title = mixed
    ? t('cancelBack', { amount })
    : whole
      ? t('cancelFull', { amount })
      : t('cancelNow', { percent: formatPercent(now.refundBps), amount })
  const parts =
    now.creator > 0 ? t('cancelParts', { creator: formatCredits(now.creator), fee: formatCredits(now.fee) }) : null
  const nothingBack = now.back === 0 && !now.unitReturns
  const confirm = nothingBack ? t('cancel') : t(invite ? 'cancelInviteConfirm' : 'cancelConfirm', { amount })
  return { title, parts, confirm }
}

function CancelPanel(props: Cancellation) {
  const t = useText(jobActsText)
  const { now, invite } = props
  const { title, parts, confirm } = useCancelWords(props)
  return (
    <ConfirmPanel act="cancel" title={t(invite ? 'cancelInviteAsk' : 'cancelAsk')}>
      <div className="mb-4">
        <Callout tone={now.refundBps === 10_000 ? 'quiet' : 'notice'} title={title}>
          {parts}
        </Callout>
      </div>
      <ActForm act="cancel">
        <ReasonField label={t('cancelReason')} rows={2} optional />
        <div className="mt-5 grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">
          <ConfirmBack>{t(invite ? 'keepInvite' : 'keep')}</ConfirmBack>
          <SubmitButton variant="danger">{confirm}</SubmitButton>
        </div>
      </ActForm>
    </ConfirmPanel>
  )
}

/** The marketer's secondary actions: links to their confirmations, and the confirmations. */
export function MarketerSecondaryActions({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { offers, brandMoney } = job
  const cancelNow = offers.includes('cancel') ? (brandMoney?.cancelNow ?? null) : null
  // An accepted application has no invitation that could be withdrawn.
  const invite = job.status === 'ASSIGN' && job.source === 'invite'
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('otherWays')}>
        <OrderRefusal job={job} />
        {offers.includes('dispute') && (
          <ConfirmLink act="dispute" size="sm" variant="secondary">
            {t('dispute')}
          </ConfirmLink>
        )}
        {cancelNow && (
          <ConfirmLink act="cancel" size="sm" variant="danger">
            {t(invite ? 'cancelInvite' : 'cancel')}
          </ConfirmLink>
        )}
      </div>
      {cancelNow && <CancelPanel now={cancelNow} cap={brandMoney?.reimbursementCap ?? 0} invite={invite} />}
      {offers.includes('dispute') && <DisputePanel days={job.terms.disputeBusinessDays} />}
    </>
  )
}
