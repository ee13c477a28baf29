import type { ReactNode } from 'react'
import { formatCredits } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { DRAFT_REASONS, PROOF_REASONS, REASONS } from '../text/reasons.ts'
import { ActButton, ActForm, fieldId, useAct } from './act-form.tsx'
import { AskBack, AskLink, AskPanel } from './ask-panel.tsx'
import { FormFoot } from './form-foot.tsx'

/** Carrier and tracking number of a parcel. */
function ShipForm() {
  const t = useText(jobActsText)
  const { values, fields, error } = useAct('ship')
  const missing = error?.code === 'tracking_required' ? error.message : undefined
  return (
    <ActForm act="ship" named={[{ name: 'trackingNumber', label: t('tracking') }]} className="grid gap-4">
      <TextField
        name="carrier"
        label={t('carrier')}
        labelNote={t('optional')}
        defaultValue={values.carrier}
        error={fields.carrier}
        maxLength={60}
      />
      <TextField
        id={fieldId('ship', 'trackingNumber')}
        name="trackingNumber"
        label={t('tracking')}
        defaultValue={values.trackingNumber}
        error={fields.trackingNumber ?? missing}
        maxLength={60}
        autoComplete="off"
        required
      />
      <FormFoot>
        <ActButton act="ship" size="lg" wide>
          {t('ship')}
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
    <AskPanel act={act} title={t(act)}>
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
          <AskBack>{t('back')}</AskBack>
          <ActButton act={act}>{t(act)}</ActButton>
        </div>
      </ActForm>
    </AskPanel>
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
          <AskLink act={no} size="lg" variant="secondary">
            {t(no)}
          </AskLink>
        )}
        {extra}
      </FormFoot>
      {offers.includes(no) && <RefuseAsk act={no} />}
    </>
  )
}

/** The form of what the brand is asked to do now, by what the endpoint offers. */
export function BrandMainAct({ job }: { job: Job }) {
  const { offers } = job
  if (offers.includes('ship')) return <ShipForm />
  if (offers.includes('approveDraft')) return <Verdict job={job} yes="approveDraft" no="rejectDraft" />
  if (offers.includes('approveReceipt')) return <Verdict job={job} yes="approveReceipt" no="rejectReceipt" />
  if (offers.includes('approveInsight')) return <Verdict job={job} yes="approveInsight" no="rejectInsight" />
  return null
}

/** The order number may be refused while the work goes on: a quiet link with its question. */
export function OrderRefusal({ job }: { job: Job }) {
  const t = useText(jobActsText)
  if (!job.offers.includes('refuseOrderNumber')) return null
  return (
    <>
      <AskLink act="refuseOrderNumber" size="sm" variant="secondary">
        {t('refuseOrderNumber')}
      </AskLink>
      <RefuseAsk act="refuseOrderNumber" />
    </>
  )
}
