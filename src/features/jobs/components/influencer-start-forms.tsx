import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { JobUploadField, useUploadFieldState } from '../../deliverables/components/job-upload-field.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActBar, ActChoices, ActNote } from './act-bar.tsx'
import { ActForm } from './act-form.tsx'

/** Form for `buy order`: the order number and the delivery date. */
export function OrderNumberForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const lang = useLang()
  const words = useDateWords()
  const labels = { orderNumber: t('orderField'), deliveryOn: t('deliveryField') }
  return (
    <ActForm act="orderNumber" labels={labels} className="grid gap-4">
      {(field) => (
        <>
          <TextField {...field('orderNumber')} label={labels.orderNumber} maxLength={60} autoComplete="off" required />
          <DateField
            {...field('deliveryOn')}
            lang={lang}
            words={words}
            label={labels.deliveryOn}
            help={t('deliveryHelp')}
            required
          />
          <ActBar note={<ActNote job={job} />}>
            <SubmitButton size="lg" wide>
              {t('orderNumber')}
            </SubmitButton>
          </ActBar>
        </>
      )}
    </ActForm>
  )
}

/** Form for `buy product`: the receipt and its total. */
export function ReceiptForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const uploads = useUploadFieldState()
  const labels = { file: t('receipt'), amount: t('receiptAmount') }
  return (
    <ActForm act="receipt" files labels={labels} className="grid gap-4">
      {(field) => (
        <>
          <JobUploadField purpose="receipt" label={labels.file} onState={uploads.onState} />
          <MoneyField
            {...field('amount')}
            label={labels.amount}
            help={t('receiptHelp', { cap: formatBaht(job.campaign.reimbursementCap ?? 0) })}
            required
          />
          <ActBar note={<ActNote job={job} />}>
            <SubmitButton size="lg" wide disabled={uploads.sending}>
              {uploads.sending ? t('uploadFirst') : t('receipt')}
            </SubmitButton>
          </ActBar>
        </>
      )}
    </ActForm>
  )
}

/** Form for `invite`: the code that the influencer gets from the staff on site. */
export function CheckInForm({ job }: { job: Job }) {
  const t = useText(jobActsText)
  return (
    <ActForm act="checkIn" labels={{ code: t('checkInField') }} className="grid gap-4">
      {(field) => (
        <>
          <TextField
            {...field('code')}
            label={t('checkInField')}
            help={t('checkInHelp')}
            autoComplete="off"
            maxLength={20}
            required
          />
          <ActBar note={<ActNote job={job} />}>
            <SubmitButton size="lg" wide>
              {t('checkIn')}
            </SubmitButton>
          </ActBar>
        </>
      )}
    </ActForm>
  )
}

/** Forms to confirm that the parcel arrived, or to report that it did not. */
export function ArrivalForms({ job }: { job: Job }) {
  const t = useText(jobActsText)
  const { offers } = job
  return (
    <ActBar note={<ActNote job={job} />}>
      <ActChoices>
        {offers.includes('confirmArrival') && (
          <ActForm act="confirmArrival">
            <SubmitButton size="lg" wide>
              {t('confirmArrival')}
            </SubmitButton>
          </ActForm>
        )}
        {offers.includes('notArrived') && (
          <ActForm act="notArrived">
            <SubmitButton size="lg" variant="secondary" wide>
              {t('notArrived')}
            </SubmitButton>
          </ActForm>
        )}
      </ActChoices>
    </ActBar>
  )
}
