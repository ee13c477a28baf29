import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { type FormState, field, submit } from '../../../core/forms.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../core/page.ts'
import { BANKS } from '../../../core/thai/banks.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { codesContract } from '../../accounts/contract-codes.ts'
import { influencerContract } from '../../accounts/contract-influencer.ts'
import { contract as payoutsContract } from '../contract.ts'
import { type CodeState, CodeStep, InUse, type Typed } from '../parts/bank-steps.tsx'
import { payoutsText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [bank, general] = await load(() =>
    Promise.all([call(payoutsContract.bank, { params }), call(influencerContract.general, { params })]),
  )
  return {
    bank: bank.data,
    legalName: general.data.legalName ?? '',
    saved: new URL(request.url).searchParams.has('saved'),
  }
}

const typedOf = (form: FormData): Typed => ({
  bank: field(form, 'bank'),
  number: field(form, 'number'),
  name: field(form, 'name'),
  confirmed: form.has('confirmed'),
})

export async function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  return submit(args, async (form, call, intent) => {
    const typed = typedOf(form)
    const save = () => call(payoutsContract.saveBank, { params: { uuid: viewer.uuid }, body: typed })
    if (intent === 'resend') return sendCode(call, typed)
    if (intent === 'confirm') {
      try {
        await call(codesContract.verifyInfluencerCode, { body: { purpose: 'bank_change', code: field(form, 'code') } })
        await save()
      } catch (error) {
        if (error instanceof CallError && error.failure.code.startsWith('otp'))
          return data(
            { step: 'code', to: field(form, 'to'), typed, error: error.failure.message },
            { status: error.failure.status },
          )
        throw error
      }
      return `/${lang}/Influencer/bankAccount?saved=1`
    }
    try {
      await save()
      return `/${lang}/Influencer/bankAccount?saved=1`
    } catch (error) {
      // Everything else was in order: only the code is missing.
      if (error instanceof CallError && error.failure.code === 'step_up_required') return sendCode(call, typed)
      throw error
    }
  })
}

async function sendCode(call: Call, typed: Typed): Promise<CodeState> {
  const sent = await call(codesContract.requestInfluencerCode, { body: { purpose: 'bank_change' } })
  return { step: 'code', to: sent.data.to, typed }
}

export default function BankAccount() {
  const { bank, legalName, saved } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormState | (CodeState & { error?: string }) | undefined
  const t = useText(payoutsText)
  const lang = useLang()
  const busy = useNavigation().state === 'submitting'
  if (answer && 'step' in answer) return <CodeStep state={answer} before={bank} busy={busy} />
  const failed = answer
  const values = failed?.values ?? {}
  return (
    <FormFlow
      back={{ href: `/${lang}/Influencer/withdraw`, label: t('back') }}
      title={t('bankTitle')}
      steps={{ current: 1, total: 2, label: '1 / 2' }}
      act={
        <Button form="bank" wide size="lg" name="intent" value="save" busy={busy}>
          {t('saveBank')}
        </Button>
      }
    >
      {failed && (
        <ErrorSummary
          title={failed.error.message}
          fields={Object.entries(failed.fields).map(([id, label]) => ({ id, label }))}
        />
      )}
      {saved && <Callout tone="positive">{t('bankSaved')}</Callout>}
      {bank && <InUse bank={bank} />}
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
          defaultValue={values.bank ?? ''}
          error={failed?.fields.bank}
          options={BANKS.map((known) => ({ value: known.code, label: known[lang] }))}
        />
        <TextField
          id="number"
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values.number}
          error={failed?.fields.number}
        />
        {failed?.error.code === 'bank_account_unusual' && <Checkbox name="confirmed">{t('confirmUnusual')}</Checkbox>}
        <TextField
          id="name"
          name="name"
          label={t('accountName')}
          help={legalName ? t('nameHelp', { legalName }) : undefined}
          required
          defaultValue={values.name ?? legalName}
          error={failed?.fields.name}
        />
      </Form>
    </FormFlow>
  )
}
