import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { JobUploadField, useUploadFieldState } from '../../deliverables/components/job-upload-field.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { ActButton, ActForm, FormFoot, fieldId, useAct } from './act-form.tsx'

/** `buy order`: the number, and when it arrives. */
export function OrderNumberForm() {
  const t = useText(jobActsText)
  const { values, fields } = useAct('orderNumber')
  const named = [
    { name: 'orderNumber', label: t('orderField') },
    { name: 'deliveryOn', label: t('deliveryField') },
  ]
  return (
    <ActForm act="orderNumber" named={named} className="grid gap-4">
      <TextField
        id={fieldId('orderNumber', 'orderNumber')}
        name="orderNumber"
        label={t('orderField')}
        defaultValue={values.orderNumber}
        error={fields.orderNumber}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextField
        id={fieldId('orderNumber', 'deliveryOn')}
        name="deliveryOn"
        type="date"
        label={t('deliveryField')}
        help={t('deliveryHelp')}
        defaultValue={values.deliveryOn}
        error={fields.deliveryOn}
        required
      />
      <FormFoot>
        <ActButton act="orderNumber" size="lg" wide>
          {t('orderNumber')}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}

/** `buy product`: the receipt and its total. */
export function ReceiptForm({ cap }: { cap: number }) {
  const t = useText(jobActsText)
  const { values, fields, fileError } = useAct('receipt')
  const uploads = useUploadFieldState()
  const named = [
    { name: 'file', label: t('receipt') },
    { name: 'amount', label: t('receiptAmount') },
  ]
  return (
    <ActForm act="receipt" files named={named} className="grid gap-4">
      <JobUploadField
        id={fieldId('receipt', 'file')}
        purpose="receipt"
        label={t('receipt')}
        error={fields.file ?? fileError}
        uploadedId={values.fileId}
        onState={uploads.onState}
      />
      <MoneyField
        id={fieldId('receipt', 'amount')}
        name="amount"
        label={t('receiptAmount')}
        help={t('receiptHelp', { cap: formatBaht(cap) })}
        defaultValue={values.amount}
        error={fields.amount}
        required
      />
      <FormFoot>
        <ActButton act="receipt" size="lg" wide disabled={uploads.sending}>
          {uploads.sending ? t('uploadFirst') : t('receipt')}
        </ActButton>
      </FormFoot>
    </ActForm>
  )
}

/** `invite`: the code that the staff on site tell. */
export function CheckInForm() {
  const t = useText(jobActsText)
  const { fields } = useAct('checkIn')
  return (
    <ActForm act="checkIn" named={[{ name: 'code', label: t('checkInField') }]} className="grid gap-4">
      <TextField
        id={fieldId('checkIn', 'code')}
        name="code"
        label={t('checkInField')}
        help={t('checkInHelp')}
        error={fields.code}
        autoComplete="off"
        maxLength={20}
        required
      />
      <FormFoot>
        <ActButton act="checkIn" size="lg" wide>
          {t('checkIn')}
        </ActButton>
      </FormFoot>
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
          <ActButton act="confirmArrival" size="lg" wide>
            {t('confirmArrival')}
          </ActButton>
        </ActForm>
      )}
      {offers.includes('notArrived') && (
        <ActForm act="notArrived">
          <ActButton act="notArrived" size="lg" variant="secondary" wide>
            {t('notArrived')}
          </ActButton>
        </ActForm>
      )}
    </FormFoot>
  )
}
