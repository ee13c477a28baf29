import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { type FormState, field, satangField, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { codesContract } from '../../accounts/contract-codes.ts'
import { contract as payoutsContract } from '../contract.ts'
import { AmountStep, DoneStep, ReviewStep } from '../parts/withdraw-steps.tsx'
import { payoutsText } from '../text/index.ts'

type Step = 'amount' | 'review' | 'code' | 'done'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, newKey, now } = context.get(pageContext)
  const call = pageCall(context)
  const query = new URL(request.url).searchParams
  const { data } = await load(() => call(payoutsContract.standing, { params: { uuid: viewer.uuid } }))
  const price = satangField(toForm(query), 'price')
  const asked = Number.isNaN(price) ? 0 : price
  const wanted = (query.get('step') ?? 'amount') as Step
  const step: Step = wanted === 'done' ? 'done' : asked > 0 && data.bank ? wanted : 'amount'
  return { standing: data, step, price: asked, to: query.get('to') ?? '', key: newKey(), now: now() }
}

function toForm(query: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of query) form.set(name, value)
  return form
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  const here = `/${lang}/Influencer/withdraw`
  return submit(args, async (form, call, intent) => {
    const price = satangField(form, 'price')
    if (intent === 'code') {
      const { data } = await call(codesContract.requestInfluencerCode, { body: { purpose: 'withdrawal' } })
      return `${here}?step=code&price=${price / 100}&to=${encodeURIComponent(data.to)}`
    }
    await call(codesContract.verifyInfluencerCode, { body: { purpose: 'withdrawal', code: field(form, 'code') } })
    await call(payoutsContract.withdraw, {
      params: { uuid: viewer.uuid },
      body: { price },
      idempotencyKey: field(form, 'idempotencyKey'),
    })
    return `${here}?step=done`
  })
}

/** Form → summary → code → receipt. Each step is an address, so back never loses what was typed. */
export default function Withdraw() {
  const data = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const busy = useNavigation().state === 'submitting'
  const { standing, step, price } = data
  if (step === 'done' || (standing.waiting && step === 'amount'))
    return <DoneStep withdrawal={standing.waiting} fresh={step === 'done'} now={data.now} />
  if (step === 'amount') return <AmountStep standing={standing} price={price} />
  if (step === 'review')
    return <ReviewStep standing={standing} price={price} failure={failed?.error.message} busy={busy} />
  return (
    <FormFlow
      back={{ href: `${base}/withdraw?step=review&price=${price / 100}`, label: t('back') }}
      title={t('withdraw')}
      steps={{ current: 3, total: 3, label: '3 / 3' }}
      act={
        <div className="grid gap-2">
          <Button form="code" wide size="lg" name="intent" value="withdraw" busy={busy}>
            {t('confirm', { amount: formatBaht(price) })}
          </Button>
          <Button form="resend" variant="text" wide name="intent" value="code">
            {t('resend')}
          </Button>
        </div>
      }
    >
      <h2 className="text-2xl">{t('codeTitle')}</h2>
      <p className="mt-2 mb-6 text-ink-2">{t('codeSent', { to: data.to })}</p>
      {failed && failed.intent === 'withdraw' && !failed.error.code.startsWith('otp') && (
        <Callout tone="critical" role="alert" title={t('errorsTitle')}>
          {failed.error.message}
        </Callout>
      )}
      <Form id="code" method="post">
        <input type="hidden" name="price" value={price / 100} />
        <input type="hidden" name="idempotencyKey" value={data.key} />
        <OtpField
          name="code"
          length={6}
          label={t('codeLabel')}
          autoFocus
          error={failed?.error.code.startsWith('otp') ? failed.error.message : undefined}
        />
      </Form>
      <Form id="resend" method="post">
        <input type="hidden" name="price" value={price / 100} />
      </Form>
    </FormFlow>
  )
}
