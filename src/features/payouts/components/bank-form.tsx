import { Form } from 'react-router'
import { BANKS } from '../../../core/thai/banks.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { payoutsText } from '../text/index.ts'

/** What was typed and not saved yet. */
export interface BankDraft {
  bank: string
  number: string
  name: string
  confirmed: boolean
}

/** Each error stands at its field; above the form only what belongs to no field, or the way to the fields. */
function Problem({ state }: { state: FormState }) {
  const t = useText(payoutsText)
  const names = { bank: t('bank'), number: t('number'), name: t('accountName') }
  const ids = { bank: 'bank-code', number: 'number', name: 'name' }
  const wrong = (['bank', 'number', 'name'] as const).filter((name) => state.fields[name])
  return (
    <div className="mb-5">
      <ErrorSummary
        key={JSON.stringify(state)}
        title={wrong.length > 0 ? t('checkFields') : state.error.message}
        fields={wrong.map((name) => ({ id: ids[name], label: names[name] }))}
      />
    </div>
  )
}

export function BankForm({
  draft,
  legalName,
  state,
}: {
  draft: BankDraft | null
  legalName: string
  state: FormState | undefined
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  const values = state?.values
  return (
    <>
      {state && <Problem state={state} />}
      {!legalName && (
        <Callout
          tone="notice"
          act={<ButtonLink href={`/${lang}/Influencer/signUpProfile`}>{t('toProfile')}</ButtonLink>}
        >
          {t('profileFirst')}
        </Callout>
      )}
      <Form id="bank" method="post" className="mt-4 grid gap-5">
        <Select
          id="bank-code"
          name="bank"
          label={t('bank')}
          emptyLabel={t('chooseBank')}
          required
          defaultValue={values?.bank ?? draft?.bank ?? ''}
          error={state?.fields.bank}
          options={BANKS.map((bank) => ({ value: bank.code, label: bank[lang] }))}
        />
        <TextField
          id="number"
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values?.number ?? draft?.number}
          error={state?.fields.number}
        />
        {(state?.error.details?.unusual || draft?.confirmed) && (
          <Checkbox name="confirmed" defaultChecked={values ? 'confirmed' in values : draft?.confirmed}>
            {t('confirmUnusual')}
          </Checkbox>
        )}
        <TextField
          id="name"
          name="name"
          label={t('accountName')}
          help={legalName ? t('nameHelp', { legalName }) : undefined}
          required
          defaultValue={values?.name ?? draft?.name ?? legalName}
          error={state?.fields.name}
        />
      </Form>
    </>
  )
}
