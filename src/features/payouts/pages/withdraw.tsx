import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qFlag, qText, readQuery } from '../../../web/query.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { CodeStep } from '../components/code-step.tsx'
import { confirmCode, pendingCodeOf } from '../components/confirm-code.ts'
import { AmountStep, closingField, DoneStep, ReviewStep } from '../components/withdraw-steps.tsx'
import { contract as payoutsContract } from '../contract.ts'
import { isClosingPrice, minimumOf } from '../rules/limits.ts'
import { payoutsText } from '../text/index.ts'

const STEPS = ['amount', 'review', 'code', 'done'] as const
type Step = (typeof STEPS)[number]

const zQuery = z.object({ step: qChoice(STEPS), price: qText(20), closing: qFlag })

/** The amount is stored as a draft on the server, so that the user can leave the page to read the code. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, newKey, now } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [{ data: balance }, { data: draft }, code] = await load(() =>
    Promise.all([
      call(payoutsContract.standing, { params }),
      call(payoutsContract.drafts, { params }),
      pendingCodeOf(call, 'withdrawal'),
    ]),
  )
  const query = readQuery(url, zQuery)
  const underWay = code?.state === 'sent' || code?.state === 'verified' ? 'code' : 'amount'
  const ready = draft.price !== null && balance.bank !== null
  const wanted: Step = query.step ?? (query.price ? 'amount' : underWay)
  const step: Step = wanted === 'done' || ready ? wanted : 'amount'
  const price = parseBaht(query.price) ?? draft.price ?? (query.closing ? balance.available : 0)
  const closing = query.closing || isClosingPrice(price, balance.available, balance)
  const terms = closing ? { ...balance, minimum: minimumOf('manual', balance, true) } : balance
  return { balance: terms, step, price, closing, code, key: newKey(), now: now() }
}

const closingIn = (form: FormData) => (field(form, 'closing') ? { closing: '1' as const } : {})

export const action = defineActions({
  async review({ form, call, viewer, path }) {
    await call(payoutsContract.reviewWithdrawal, {
      params: { uuid: viewer.uuid },
      query: closingIn(form),
      body: { price: satangField(form, 'price') },
    })
    return `${path}?step=review`
  },
  async send({ form, call, viewer, path }) {
    await call(payoutsContract.reviewWithdrawal, {
      params: { uuid: viewer.uuid },
      query: closingIn(form),
      body: { price: satangField(form, 'price') },
    })
    await call(codesContract.requestInfluencerCode, { body: { purpose: 'withdrawal' } })
    return `${path}?step=code`
  },
  async withdraw({ form, call, viewer, path, idempotencyKey }) {
    await confirmCode(call, 'withdrawal', field(form, 'code'))
    await call(payoutsContract.withdraw, {
      params: { uuid: viewer.uuid },
      query: closingIn(form),
      body: { price: satangField(form, 'price') },
      idempotencyKey,
    })
    return `${path}?step=done`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Amount → summary → code → receipt. Each step has a URL, so that the back button never loses input. */
export default function Withdraw() {
  const { balance, step, price, closing, code, key, now } = useLoaderData<typeof loader>()
  const state = useActionData() as FormState | undefined
  const t = useText(payoutsText)
  const here = `/${useLang()}/Influencer/withdraw`
  const busy = useNavigation().state === 'submitting'
  if (step === 'done' || balance.waiting)
    return <DoneStep withdrawal={balance.waiting} fresh={step === 'done'} now={now} />
  if (step === 'amount') return <AmountStep key={price} balance={balance} price={price} closing={closing} now={now} />
  if (step === 'review') return <ReviewStep balance={balance} price={price} closing={closing} now={now} />
  return (
    <CodeStep
      back={{ href: `${here}?step=review`, label: t('back') }}
      title={t('withdraw')}
      steps={{ current: 3, total: 3, label: '3 / 3' }}
      code={code}
      now={now}
      state={state}
      busy={busy}
      intent="withdraw"
      act={t('confirm', { amount: formatBaht(price) })}
      hidden={{ price: String(price / 100), idempotencyKey: key, ...closingField(closing) }}
    />
  )
}
