import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { parseBaht } from '../../../core/money.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { submit } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { codesContract } from '../../accounts/contract-codes.ts'
import { CodeStep } from '../components/code-step.tsx'
import { confirmCode, pendingCodeOf } from '../components/confirm-code.ts'
import { AmountStep, DoneStep, ReviewStep } from '../components/withdraw-steps.tsx'
import { contract as payoutsContract } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

const STEPS = ['amount', 'review', 'code', 'done'] as const
type Step = (typeof STEPS)[number]

/** The amount under way is a draft on the server: after a look at the messages the page goes on where it was. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, newKey, now } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [{ data: standing }, { data: draft }, code] = await load(() =>
    Promise.all([
      call(payoutsContract.standing, { params }),
      call(payoutsContract.drafts, { params }),
      pendingCodeOf(call, 'withdrawal'),
    ]),
  )
  const query = new URL(request.url).searchParams
  const asked = STEPS.find((step) => step === query.get('step'))
  const underWay = code?.state === 'sent' || code?.state === 'verified' ? 'code' : 'amount'
  const ready = draft.price !== null && standing.bank !== null
  const wanted: Step = asked ?? (query.has('price') ? 'amount' : underWay)
  const step: Step = wanted === 'done' || ready ? wanted : 'amount'
  const price = parseBaht(query.get('price') ?? '') ?? draft.price ?? 0
  return { standing, step, price, code, key: newKey(), now: now() }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  const here = `/${lang}/Influencer/withdraw`
  const params = { uuid: viewer.uuid }
  return submit(args, async (form, call, intent) => {
    const price = satangField(form, 'price')
    if (intent === 'withdraw') {
      await confirmCode(call, 'withdrawal', field(form, 'code'))
      const idempotencyKey = field(form, 'idempotencyKey')
      await call(payoutsContract.withdraw, { params, body: { price }, idempotencyKey })
      return `${here}?step=done`
    }
    await call(payoutsContract.reviewWithdrawal, { params, body: { price } })
    if (intent === 'review') return `${here}?step=review`
    await call(codesContract.requestInfluencerCode, { body: { purpose: 'withdrawal' } })
    return `${here}?step=code`
  })
}

/** Amount → summary → code → receipt. Each step is an address, so back never loses what was typed. */
export default function Withdraw() {
  const { standing, step, price, code, key, now } = useLoaderData<typeof loader>()
  const state = useActionData() as FormState | undefined
  const t = useText(payoutsText)
  const here = `/${useLang()}/Influencer/withdraw`
  const busy = useNavigation().state === 'submitting'
  if (step === 'done' || standing.waiting)
    return <DoneStep withdrawal={standing.waiting} fresh={step === 'done'} now={now} />
  if (step === 'amount') return <AmountStep key={price} standing={standing} price={price} state={state} busy={busy} />
  if (step === 'review')
    return <ReviewStep standing={standing} price={price} failure={state?.error.message} busy={busy} />
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
      hidden={{ price: String(price / 100), idempotencyKey: key }}
    />
  )
}
