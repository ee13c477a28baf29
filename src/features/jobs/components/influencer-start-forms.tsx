import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { JobUploadField, useUploadFieldState } from '../../deliverables/components/job-upload-field.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActForm, FormFoot } from './act-form.tsx'

/** `buy order`: the number, and when it arrives. */
export function OrderNumberForm() {
  const t = useText(jobActsText)
  const labels = { orderNumber: t('orderField'), deliveryOn: t('deliveryField') }
  return (
    <ActForm act="orderNumber" labels={labels} className="grid gap-4">
      {(field) => (
        <>
          <TextField {...field('orderNumber')} label={labels.orderNumber} maxLength={60} autoComplete="off" required />
          <TextField {...field('deliveryOn')} type="date" label={labels.deliveryOn} help={t('deliveryHelp')} required />
          <FormFoot>
            <SubmitButton size="lg" wide>
              {t('orderNumber')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}

/** `buy product`: the receipt and its total. */
export function ReceiptForm({ cap }: { cap: number }) {
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
            help={t('receiptHelp', { cap: formatBaht(cap) })}
            required
          />
          <FormFoot>
            <SubmitButton size="lg" wide disabled={uploads.sending}>
              {uploads.sending ? t('uploadFirst') : t('receipt')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}

/** `invite`: the code that the staff on site tell. */
export function CheckInForm() {
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
          <FormFoot>
            <SubmitButton size="lg" wide>
              {t('checkIn')}
            </SubmitButton>
          </FormFoot>
        </>
      )}
    </ActForm>
  )
}

/** The parcel came, or it did not. */
export function ArrivalForms({ offers }: { offers: Job['offers'] }) {
  const t = useText(jobActsText)
  return (
    <FormFoot>
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
    </FormFoot>
  )
}
