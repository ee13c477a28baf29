import { BANKS } from '../../../core/thai/banks.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, useActionState, useFields } from '../../../web/action-form.tsx'
import { payoutsText } from '../text/index.ts'

/** Entered and not yet saved values. */
export interface BankDraft {
  bank: string
  number: string
  name: string
  confirmed: boolean
}

function Fields({ draft, legalName }: { draft: BankDraft | null; legalName: string }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const field = useFields()
  const { error, values } = useActionState({ intent: 'review' })
  return (
    <>
      <Select
        {...field('bank', draft?.bank ?? '')}
        label={t('bank')}
        emptyLabel={t('chooseBank')}
        required
        options={BANKS.map((bank) => ({ value: bank.code, label: bank[lang] }))}
      />
      <TextField
        {...field('number', draft?.number)}
        label={t('number')}
        help={t('numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {(error?.details?.unusual || draft?.confirmed) && (
        <Checkbox name="confirmed" defaultChecked={error ? 'confirmed' in values : draft?.confirmed}>
          {t('confirmUnusual')}
        </Checkbox>
      )}
      <TextField
        {...field('name', draft?.name ?? legalName)}
        label={t('accountName')}
        help={legalName ? t('nameHelp', { legalName }) : undefined}
        required
      />
    </>
  )
}

export function BankForm({ draft, legalName }: { draft: BankDraft | null; legalName: string }) {
  const t = useText(payoutsText)
  return (
    <ActionForm
      intent="review"
      labels={{ bank: t('bank'), number: t('number'), name: t('accountName') }}
      className="mt-4 grid gap-5"
    >
      <Fields draft={draft} legalName={legalName} />
    </ActionForm>
  )
}
