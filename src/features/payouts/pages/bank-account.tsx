import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { z } from 'zod'
import type { CallOutput } from '../../../core/endpoint.ts'
import { PROMPTPAY_IDS, targetName } from '../../../core/thai/payout-target.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
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
import { PromptpayForm } from '../components/promptpay-form.tsx'
import { contract as payoutsContract } from '../contract.ts'
import { promptpayOptions } from '../rules/promptpay.ts'
import { payoutsText } from '../text/index.ts'

const STEPS = ['account', 'form', 'promptpay', 'code'] as const
type Step = (typeof STEPS)[number]

const zQuery = z.object({ step: qChoice(STEPS), saved: qFlag })

type Drafts = CallOutput<typeof payoutsContract.drafts>['data']

/** The entered account, as the step with the code names it. */
function draftOf({ bank, promptpay }: Drafts, options: ReturnType<typeof promptpayOptions>) {
  if (bank) return { name: targetName({ bank: bank.bank, promptpay: null }), last4: bank.number.slice(-4) }
  if (!promptpay) return null
  const last4 = options[promptpay]?.replaceAll('-', '').slice(-4) ?? ''
  return { name: targetName({ bank: null, promptpay }), last4 }
}

function firstStep(canConfirm: boolean, hasAccount: boolean): Step {
  if (canConfirm) return 'code'
  return hasAccount ? 'account' : 'form'
}

/** The input is stored as a draft on the server, so that the user can leave the page to read the code. */
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
  const { bank: bankDraft, promptpay: promptpayDraft } = drafts
  const options = promptpayOptions({
    verifiedPhone: general.phoneVerified ? general.phone : null,
    nationalId: general.nationalId,
  })
  const draft = draftOf(drafts, options)
  const canConfirm = draft !== null && (code?.state === 'sent' || code?.state === 'verified')
  const wanted = query.step ?? firstStep(canConfirm, bank !== null)
  return {
    bank,
    draft: draft && { ...draft, holder: bankDraft?.name ?? general.legalName ?? '' },
    bankDraft,
    promptpay: { options, current: promptpayDraft ?? bank?.promptpay ?? null },
    legalName: general.legalName ?? '',
    step: (wanted === 'code' && !draft) || (wanted === 'account' && !bank) ? ('form' as const) : wanted,
    code,
    saved: query.saved,
    now: now(),
  }
}

/** Sends the code that confirms the entered account, unless a code is already verified. */
async function sendCode({ call, viewer, path }: ActionInput): Promise<string> {
  const { bank, promptpay } = (await call(payoutsContract.drafts, { params: { uuid: viewer.uuid } })).data
  if (!bank && !promptpay) return `${path}?step=form`
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
  async reviewPromptpay(input) {
    const { form, call, viewer } = input
    const promptpay = PROMPTPAY_IDS.find((id) => id === field(form, 'promptpay'))
    if (!promptpay) return `${input.path}?step=promptpay`
    await call(payoutsContract.reviewPromptpay, { params: { uuid: viewer.uuid }, body: { promptpay } })
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
    const { bank, promptpay } = (await call(payoutsContract.drafts, { params })).data
    if (!bank && !promptpay) return `${path}?step=form`
    await confirmCode(call, 'bank_change', field(form, 'code'))
    if (promptpay) await call(payoutsContract.savePromptpay, { params, body: { promptpay } })
    else if (bank) await call(payoutsContract.saveBank, { params, body: bank })
    return `${path}?saved=1`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Shown without a legal name: the account's holder could not be checked. */
function ProfileFirst() {
  const t = useText(payoutsText)
  return (
    <div className="mt-4">
      <Callout
        tone="notice"
        act={<ButtonLink href={`/${useLang()}/Influencer/signUpProfile`}>{t('toProfile')}</ButtonLink>}
      >
        {t('profileFirst')}
      </Callout>
    </div>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function useHrefs() {
  const lang = useLang()
  const here = `/${lang}/Influencer/bankAccount`
  return {
    here,
    asBank: `${here}?step=form`,
    asPromptpay: `${here}?step=promptpay`,
    withdraw: `/${lang}/Influencer/withdraw`,
  }
}

function ConfirmStep({ draft, data }: { draft: NonNullable<Loaded['draft']>; data: Loaded }) {
  const { bank, bankDraft, code, now } = data
  const state = useActionData() as FormState | undefined
  const t = useText(payoutsText)
  const lang = useLang()
  const { asBank, asPromptpay } = useHrefs()
  return (
    <CodeStep
      back={{ href: bankDraft ? asBank : asPromptpay, label: t('back') }}
      title={t('bankTitle')}
      steps={{ current: 2, total: 2, label: '2 / 2' }}
      code={code}
      now={now}
      state={state}
      busy={useNavigation().state === 'submitting'}
      intent="confirm"
      act={t('confirmBank')}
    >
      <p className="mt-6 text-ink-2">
        {draft.name[lang]} <span className="nb">•••• {draft.last4}</span> · {draft.holder}
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
}

function AccountStep({ bank, saved, now }: { bank: NonNullable<Loaded['bank']>; saved: boolean; now: number }) {
  const t = useText(payoutsText)
  const { asBank, asPromptpay, withdraw } = useHrefs()
  return (
    <FormFlow
      back={{ href: withdraw, label: t('back') }}
      title={t('bankTitle')}
      act={
        <ButtonLink href={bank.promptpay ? asPromptpay : asBank} variant="secondary" wide size="lg">
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
      {bank.status === 'waiting' && !bank.promptpay && <PassbookForm bank={bank} />}
    </FormFlow>
  )
}

/** Current account → form → code. */
export default function BankAccount() {
  const data = useLoaderData<typeof loader>()
  const { bank, draft, bankDraft, promptpay, legalName, step, saved, now } = data
  const t = useText(payoutsText)
  const { here, asBank, asPromptpay, withdraw } = useHrefs()
  useRemoveSearchParam('saved')
  if (step === 'code' && draft) return <ConfirmStep draft={draft} data={data} />
  if (step === 'account' && bank) return <AccountStep bank={bank} saved={saved} now={now} />
  return (
    <FormFlow
      back={{ href: bank ? here : withdraw, label: t('back') }}
      title={t('bankTitle')}
      steps={{ current: 1, total: 2, label: '1 / 2' }}
      act={
        <FormButton
          of={{ intent: step === 'promptpay' ? 'reviewPromptpay' : 'review' }}
          wide
          size="lg"
          disabled={step === 'promptpay' && PROMPTPAY_IDS.every((id) => !promptpay.options[id])}
        >
          {t('toBankCode')}
        </FormButton>
      }
    >
      {bank && <AccountInUse bank={bank} now={now} />}
      <SegmentedLinks
        label={t('payoutTo')}
        current={step === 'promptpay' ? 'promptpay' : 'form'}
        segments={[
          { value: 'form', label: t('asBank'), href: asBank },
          { value: 'promptpay', label: t('asPromptpay'), href: asPromptpay },
        ]}
      />
      {!legalName && <ProfileFirst />}
      {step === 'promptpay' ? (
        <PromptpayForm {...promptpay} legalName={legalName} />
      ) : (
        <BankForm draft={bankDraft} legalName={legalName} />
      )}
    </FormFlow>
  )
}
