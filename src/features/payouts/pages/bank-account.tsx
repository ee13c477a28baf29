import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { z } from 'zod'
import { bankOf } from '../../../core/thai/banks.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { FormButton } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qFlag, readQuery } from '../../../web/query.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { AccountInUse } from '../components/account-in-use.tsx'
import { BankForm } from '../components/bank-form.tsx'
import { CodeStep } from '../components/code-step.tsx'
import { confirmCode, pendingCodeOf } from '../components/confirm-code.ts'
import { PassbookForm } from '../components/passbook-form.tsx'
import { contract as payoutsContract } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

const STEPS = ['account', 'form', 'code'] as const
type Step = (typeof STEPS)[number]

const zQuery = z.object({ step: qChoice(STEPS), saved: qFlag })

/** What was typed is a draft on the server: after a look at the messages the page goes on where it was. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [{ data: bank }, { data: general }, { data: drafts }, code] = await load(() =>
    Promise.all([
      call(payoutsContract.bank, { params }),
      call(influencerContract.general, { params }),
      call(payoutsContract.drafts, { params }),
      pendingCodeOf(call, 'bank_change'),
    ]),
  )
  const query = readQuery(url, zQuery)
  const underWay = drafts.bank && (code?.state === 'sent' || code?.state === 'verified')
  const wanted: Step = query.step ?? (underWay ? 'code' : bank ? 'account' : 'form')
  return {
    bank,
    draft: drafts.bank,
    legalName: general.legalName ?? '',
    step: (wanted === 'code' && !drafts.bank) || (wanted === 'account' && !bank) ? ('form' as const) : wanted,
    code,
    saved: query.saved,
    now: now(),
  }
}

/** Sends the code that confirms the account under way, unless one is confirmed already. */
async function sendCode({ call, viewer, path }: ActionInput): Promise<string> {
  const { bank } = (await call(payoutsContract.drafts, { params: { uuid: viewer.uuid } })).data
  if (!bank) return `${path}?step=form`
  if ((await pendingCodeOf(call, 'bank_change'))?.state !== 'verified')
    await call(codesContract.requestInfluencerCode, { body: { purpose: 'bank_change' } })
  return `${path}?step=code`
}

export const action = defineActions({
  async review(input) {
    const { form, call, viewer } = input
    const account = { bank: field(form, 'bank'), number: field(form, 'number'), name: field(form, 'name') }
    const body = { ...account, confirmed: form.has('confirmed') }
    await call(payoutsContract.reviewBank, { params: { uuid: viewer.uuid }, body })
    return sendCode(input)
  },
  send: sendCode,
  async passbook({ form, call, viewer, path }) {
    const file = await fileField(form, 'file')
    await call(payoutsContract.savePassbook, { params: { uuid: viewer.uuid }, ...(file && { file }) })
    return path
  },
  async confirm({ form, call, viewer, path }) {
    const params = { uuid: viewer.uuid }
    const { bank } = (await call(payoutsContract.drafts, { params })).data
    if (!bank) return `${path}?step=form`
    await confirmCode(call, 'bank_change', field(form, 'code'))
    await call(payoutsContract.saveBank, { params, body: bank })
    return `${path}?saved=1`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The account in use → form → code. */
export default function BankAccount() {
  const { bank, draft, legalName, step, code, saved, now } = useLoaderData<typeof loader>()
  const state = useActionData() as FormState | undefined
  const t = useText(payoutsText)
  const lang = useLang()
  const here = `/${lang}/Influencer/bankAccount`
  const busy = useNavigation().state === 'submitting'
  useShownOnce('saved')
  if (step === 'code' && draft)
    return (
      <CodeStep
        back={{ href: `${here}?step=form`, label: t('back') }}
        title={t('bankTitle')}
        steps={{ current: 2, total: 2, label: '2 / 2' }}
        code={code}
        now={now}
        state={state}
        busy={busy}
        intent="confirm"
        act={t('confirmBank')}
      >
        <p className="mt-6 text-ink-2">
          {bankOf(draft.bank)?.[lang]} •••• {draft.number.slice(-4)} · {draft.name}
        </p>
        {bank && (
          <div className="mt-4">
            <Callout tone="notice" icon="timer" title={t('changeWait')}>
              {t('changeWaitNote')}
            </Callout>
          </div>
        )}
      </CodeStep>
    )
  if (step === 'account' && bank)
    return (
      <FormFlow
        back={{ href: `/${lang}/Influencer/withdraw`, label: t('back') }}
        title={t('bankTitle')}
        act={
          <ButtonLink href={`${here}?step=form`} variant="secondary" wide size="lg">
            {t('changeBank')}
          </ButtonLink>
        }
      >
        {saved && (
          <div className="mb-4">
            <Callout tone="positive" role="status">
              {t('bankSaved')}
            </Callout>
          </div>
        )}
        <AccountInUse bank={bank} now={now} />
        {bank.status === 'waiting' && <PassbookForm bank={bank} />}
      </FormFlow>
    )
  return (
    <FormFlow
      back={{ href: bank ? here : `/${lang}/Influencer/withdraw`, label: t('back') }}
      title={t('bankTitle')}
      steps={{ current: 1, total: 2, label: '1 / 2' }}
      act={
        <FormButton of={{ intent: 'review' }} wide size="lg">
          {t('saveBank')}
        </FormButton>
      }
    >
      {bank && <AccountInUse bank={bank} now={now} />}
      <BankForm draft={draft} legalName={legalName} />
    </FormFlow>
  )
}
