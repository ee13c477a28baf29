import type { ReactNode } from 'react'
import { formatCredits } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DRAFT_REASONS, PROOF_REASONS, REASONS } from '../../deliverables/text/reasons.ts'
import type { Job } from '../contract.ts'
import { CARRIER_CODES, carrierName } from '../rules/carriers.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActButton, ActForm, FormFoot, fieldId, useAct } from './act-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from './confirm-panel.tsx'

/** Carrier and tracking number of a parcel; the same fields correct them while it is on its way. */
function ParcelForm({ act, start }: { act: 'ship' | 'correctTracking'; start?: Job['start'] }) {
  const t = useText(jobActsText)
  const lang = useLang()
  const { values, fields, error } = useAct(act)
  const missing = error?.code === 'tracking_required' ? error.message : undefined
  return (
    <ActForm act={act} named={[{ name: 'trackingNumber', label: t('tracking') }]} className="grid gap-4">
      <Select
        name="carrier"
        label={t('carrier')}
        options={CARRIER_CODES.map((code) => ({ value: code, label: carrierName(lang, code) }))}
        defaultValue={values.carrier ?? start?.carrier ?? 'thailand_post'}
        error={fields.carrier}
      />
      <TextField
        id={fieldId(act, 'trackingNumber')}
        name="trackingNumber"
        label={t('tracking')}
        defaultValue={values.trackingNumber ?? start?.trackingNumber ?? ''}
        error={fields.trackingNumber ?? missing}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <FormFoot>
        <ActButton act={act} size="lg" wide>
          {t(act)}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}

type Refusal = 'rejectDraft' | 'rejectReceipt' | 'rejectInsight' | 'refuseOrderNumber'

/** Sends something back: a reason code, and a sentence of one's own. */
function RefuseAsk({ act }: { act: Refusal }) {
  const lang = useLang()
  const t = useText(jobActsText)
  const { values, fields } = useAct(act)
  const codes = act === 'rejectDraft' ? DRAFT_REASONS : PROOF_REASONS
  const named = [
    { name: 'reasonCode', label: t('reason') },
    { name: 'reason', label: t('ownWords') },
  ]
  return (
    <ConfirmPanel act={act} title={t(act)}>
      <ActForm act={act} named={named} className="grid gap-4">
        <Select
          id={fieldId(act, 'reasonCode')}
          name="reasonCode"
          label={t('reason')}
          emptyLabel={t('chooseReason')}
          options={codes.map((code) => ({ value: code, label: REASONS[code][lang] }))}
          defaultValue={values.reasonCode ?? ''}
          error={fields.reasonCode}
          required
        />
        <TextArea
          id={fieldId(act, 'reason')}
          name="reason"
          label={t('ownWords')}
          labelNote={t('optional')}
          defaultValue={values.reason}
          error={fields.reason}
          maxLength={1000}
          rows={3}
        />
        <div className="grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">
          <ConfirmBack>{t('back')}</ConfirmBack>
          <ActButton act={act}>{t(act)}</ActButton>
        </div>
      </ActForm>
    </ConfirmPanel>
  )
}

type Approval = 'approveDraft' | 'approveReceipt' | 'approveInsight'

/** Yes at once, no by a question; and one more round where the included ones are used. */
function Verdict({ job, yes, no }: { job: Job; yes: Approval; no: Refusal }) {
  const t = useText(jobActsText)
  const { offers, brandMoney } = job
  const extra: ReactNode = offers.includes('payExtraRound') && brandMoney && (
    <ActForm act="payExtraRound">
      <ActButton act="payExtraRound" size="lg" variant="secondary" wide>
        {t('payExtraRound', { amount: formatCredits(brandMoney.extraRound) })}
      </ActButton>
    </ActForm>
  )
  return (
    <>
      <FormFoot>
        <ActForm act={yes}>
          <ActButton act={yes} size="lg" wide>
            {t(yes)}
          </ActButton>
        </ActForm>
        {offers.includes(no) && (
          <ConfirmLink act={no} size="lg" variant="secondary">
            {t(no)}
          </ConfirmLink>
        )}
        {extra}
      </FormFoot>
      {offers.includes(no) && <RefuseAsk act={no} />}
    </>
  )
}

/** The form of what the brand is asked to do now, by what the endpoint offers. */
export function MarketerMainAct({ job }: { job: Job }) {
  const { offers } = job
  if (offers.includes('ship')) return <ParcelForm act="ship" />
  if (offers.includes('approveDraft')) return <Verdict job={job} yes="approveDraft" no="rejectDraft" />
  if (offers.includes('approveReceipt')) return <Verdict job={job} yes="approveReceipt" no="rejectReceipt" />
  if (offers.includes('approveInsight')) return <Verdict job={job} yes="approveInsight" no="rejectInsight" />
  return null
}

/** A wrong tracking number is corrected until the parcel has arrived. */
export function TrackingCorrection({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { error } = useAct('correctTracking')
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

/** The order number may be refused while the work goes on: a quiet link with its question. */
export function OrderRefusal({ job }: { job: Job }) {
  const t = useText(jobActsText)
  if (!job.offers.includes('refuseOrderNumber')) return null
  return (
    <>
      <ConfirmLink act="refuseOrderNumber" size="sm" variant="secondary">
        {t('refuseOrderNumber')}
      </ConfirmLink>
      <RefuseAsk act="refuseOrderNumber" />
    </>
  )
}
