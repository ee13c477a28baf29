import { Fragment, type ReactNode } from 'react'
import { formatCredits } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { HoldReceipt } from '../../applications/components/applicant-panel.tsx'
import { CounterOfferAnswer } from '../../applications/components/counter-offer.tsx'
import { pictureToReview } from '../../deliverables/components/attachments.tsx'
import { CommentFields } from '../../deliverables/components/draft-comments.tsx'
import { isCommentedByTime } from '../../deliverables/rules/draft-kind.ts'
import { DRAFT_REASONS, PROOF_REASONS, REASONS } from '../../deliverables/text/reasons.ts'
import type { Job } from '../contract.ts'
import { CARRIER_CODES, carrierName } from '../rules/carriers.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActBar, ActChoices } from './act-bar.tsx'
import { ActForm, ReasonField } from './act-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from './confirm-panel.tsx'

/** Carrier and tracking number of a parcel; the same form corrects them until the parcel arrives. */
function ParcelForm({ act, start }: { act: 'ship' | 'correctTracking'; start?: Job['start'] }) {
  const t = useText(jobActsText)
  const lang = useLang()
  // A correction is not a required step of the job.
  const Bar = act === 'ship' ? ActBar : Fragment
  return (
    <ActForm act={act} labels={{ trackingNumber: t('tracking') }} className="grid gap-4">
      {(field) => (
        <>
          <Select
            {...field('carrier', start?.carrier ?? 'thailand_post')}
            label={t('carrier')}
            options={CARRIER_CODES.map((code) => ({ value: code, label: carrierName(lang, code) }))}
          />
          <TextField
            {...field('trackingNumber', start?.trackingNumber)}
            label={t('tracking')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <Bar>
            <SubmitButton size="lg" wide>
              {t(act)}
            </SubmitButton>
          </Bar>
        </>
      )}
    </ActForm>
  )
}

type Refusal = 'rejectDraft' | 'rejectReceipt' | 'rejectInsight' | 'refuseOrderNumber'

/** The number of revisions included in the pay and, for the last one, what follows. */
export function RequestsLeft({ job: { draft, brandMoney } }: { job: Job }) {
  const t = useText(jobActsText)
  const of = draft.included + draft.extraRounds
  const n = draft.rejections + 1
  return (
    <Callout tone="quiet" title={t(n < of ? 'requestOf' : 'lastRequest', { n, of })}>
      {n >= of && t('lastRequestNote', { amount: formatCredits(brandMoney?.extraRound ?? 0) })}
    </Callout>
  )
}

/** Rejects submitted content: a reason code and a comment. */
function RejectConfirm({ act, job }: { act: Refusal; job: Job }) {
  const lang = useLang()
  const t = useText(jobActsText)
  const codes = act === 'rejectDraft' ? DRAFT_REASONS : PROOF_REASONS
  const picture = pictureToReview(job)
  const byTime = isCommentedByTime(job.campaign.postType, picture !== null)
  return (
    <ConfirmPanel act={act} title={t(act)}>
      <ActForm
        act={act}
        // The id per draft discards the input for the previous draft.
        {...(act === 'rejectDraft' && { id: `${act}-${job.draft.sent}` })}
        labels={{ reasonCode: t('reason'), reason: t('ownWords') }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            {act === 'rejectDraft' && <RequestsLeft job={job} />}
            <Select
              {...field('reasonCode')}
              label={t('reason')}
              emptyLabel={t('chooseReason')}
              options={codes.map((code) => ({ value: code, label: REASONS[code][lang] }))}
              required
            />
            {act === 'rejectDraft' && <CommentFields video={byTime} picture={byTime ? null : picture} />}
            <ReasonField label={t('ownWords')} rows={3} optional />
            <div className="grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">
              <ConfirmBack>{t('back')}</ConfirmBack>
              <SubmitButton>{t(act)}</SubmitButton>
            </div>
          </>
        )}
      </ActForm>
    </ConfirmPanel>
  )
}

type Approval = 'approveDraft' | 'approveReceipt' | 'approveInsight'

/** Approves at once or opens a rejection form. After the included revisions it offers to pay for one more. */
function Verdict({ job, yes, no }: { job: Job; yes: Approval; no: Refusal }) {
  const t = useText(jobActsText)
  const { offers, brandMoney } = job
  const extra: ReactNode = offers.includes('payExtraRound') && brandMoney && (
    <ActForm act="payExtraRound">
      <SubmitButton size="lg" variant="secondary" wide>
        {t('payExtraRound', { amount: formatCredits(brandMoney.extraRound) })}
      </SubmitButton>
    </ActForm>
  )
  return (
    <>
      <ActBar>
        <ActChoices>
          <ActForm act={yes}>
            <SubmitButton size="lg" wide>
              {t(yes)}
            </SubmitButton>
          </ActForm>
          {offers.includes(no) && (
            <ConfirmLink act={no} size="lg" variant="secondary">
              {t(no)}
            </ConfirmLink>
          )}
          {extra}
        </ActChoices>
      </ActBar>
      {offers.includes(no) && <RejectConfirm act={no} job={job} />}
    </>
  )
}

/** The marketer's reply to an invited influencer's counter-offer, with the change of the hold. */
function InvitationOffer({ job }: { job: Job }) {
  const held = job.brandMoney?.held ?? 0
  return (
    <Card pad={16}>
      <CounterOfferAnswer job={job} held={held} open={job.offers.includes('accept')}>
        <HoldReceipt job={job} held={held} />
      </CounterOfferAnswer>
    </Card>
  )
}

/** The form of the marketer's next action, by the actions that the endpoint returns. */
export function MarketerMainAct({ job }: { job: Job }) {
  const { offers } = job
  if (offers.includes('declineOffer')) return <InvitationOffer job={job} />
  if (offers.includes('ship')) return <ParcelForm act="ship" />
  if (offers.includes('approveDraft')) return <Verdict job={job} yes="approveDraft" no="rejectDraft" />
  if (offers.includes('approveReceipt')) return <Verdict job={job} yes="approveReceipt" no="rejectReceipt" />
  if (offers.includes('approveInsight')) return <Verdict job={job} yes="approveInsight" no="rejectInsight" />
  return null
}

/** A wrong tracking number can be corrected until the parcel has arrived. */
export function TrackingCorrection({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { error } = useActionState({ intent: 'correctTracking' })
  if (!job.offers.includes('correctTracking')) return null
  return (
    <details open={error !== null}>
      <summary className="hit cursor-pointer text-sm font-semibold text-action-text">{t('correctTracking')}</summary>
      <div className="mt-3">
        <ParcelForm act="correctTracking" start={job.start} />
      </div>
    </details>
  )
}

/** A secondary link with a confirmation: the order number can be rejected while the work continues. */
export function OrderRefusal({ job }: { job: Job }) {
  const t = useText(jobActsText)
  if (!job.offers.includes('refuseOrderNumber')) return null
  return (
    <>
      <ConfirmLink act="refuseOrderNumber" size="sm" variant="secondary">
        {t('refuseOrderNumber')}
      </ConfirmLink>
      <RejectConfirm act="refuseOrderNumber" job={job} />
    </>
  )
}
