import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatWeekday } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Money } from '../../../ui/money.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qId, readQuery } from '../../../web/query.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { CodeStep } from '../../payouts/components/code-step.tsx'
import { confirmCode, pendingCodeOf } from '../../payouts/components/confirm-code.ts'
import { FreeTransfer } from '../../payouts/components/free-transfer.tsx'
import { profileHref } from '../components/profile-href.ts'
import { contract } from '../contract.ts'
import { accountProblemKey } from '../rules/account-problem.ts'
import { talentManagersText } from '../text/index.ts'

const zQuery = z.object({ partner: qId, step: qChoice(['review', 'code'], 'review') })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, newKey, now } = context.get(pageContext)
  const { partner = '', step } = readQuery(url, zQuery)
  const call = pageCall(context)
  const [{ data }, code] = await load(() =>
    Promise.all([
      call(contract.collectable, { params: { id: viewer.uuid, x: partner } }),
      pendingCodeOf(call, 'collect'),
    ]),
  )
  return { ...data, partner, step: data.problem ? ('review' as const) : step, code, key: newKey(), now: now() }
}

const partnerOf = ({ url }: ActionInput): string => readQuery(url, zQuery).partner ?? ''

export const action = defineActions({
  async send(input) {
    await input.call(codesContract.requestInfluencerCode, { body: { purpose: 'collect' } })
    return pathWithQuery(input.path, { partner: partnerOf(input), step: 'code' })
  },
  async collect(input) {
    const { form, call, viewer, path, idempotencyKey } = input
    const x = partnerOf(input)
    await confirmCode(call, 'collect', field(form, 'code'))
    await call(contract.collect, {
      params: { id: viewer.uuid, x },
      body: { price: satangField(form, 'price') },
      idempotencyKey,
    })
    return pathWithQuery(path, { partner: x })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Why no withdrawal is possible. */
function Problem() {
  const { problem, name, minimum, waiting } = useLoaderData<typeof loader>()
  const t = useText(talentManagersText)
  const lang = useLang()
  const { now } = useLoaderData<typeof loader>()
  if (waiting)
    return (
      <Callout tone="positive" role="status" title={t('collectWaiting', { amount: formatBaht(waiting.price), name })}>
        {t('collectWaitingNote', { date: formatWeekday(lang, waiting.expectedOn, now) })}
      </Callout>
    )
  if (!problem) return null
  const words =
    problem === 'withdrawal_minimum'
      ? t('collectTooLittle', { min: formatBaht(minimum) })
      : t(accountProblemKey(problem), { name })
  return <Callout tone="notice">{words}</Callout>
}

/** A manager withdraws a partner's whole balance to the partner's own payout account: summary, then code. */
export default function PartnerCollect() {
  const collectable = useLoaderData<typeof loader>()
  const { name, available, fee, net, bank, expectedOn, problem, partner, step, code, key, now } = collectable
  const state = useActionData() as FormState | undefined
  const busy = useNavigation().state === 'submitting'
  const t = useText(talentManagersText)
  const lang = useLang()
  const steps = (n: number) => ({ current: n, total: 2, label: t('step', { n, total: 2 }) })
  const act = t('collectSend', { amount: formatBaht(available), name })
  if (step === 'code')
    return (
      <CodeStep
        back={{ href: pathWithQuery('', { partner }), label: t('title') }}
        title={t('collectTitle', { name })}
        steps={steps(2)}
        code={code}
        now={now}
        state={state}
        busy={busy}
        intent="collect"
        act={act}
        hidden={{ price: String(available / 100), idempotencyKey: key }}
      />
    )
  return (
    <FormFlow
      back={{ href: profileHref(lang, { partnerId: partner }), label: name }}
      title={t('collectTitle', { name })}
      steps={problem ? undefined : steps(1)}
      act={
        problem ? undefined : (
          <FormButton of={{ intent: 'send' }} wide size="lg">
            {act}
          </FormButton>
        )
      }
    >
      <Problem />
      <p className="mt-4 text-sm text-ink-2">{t('collectBalance', { name })}</p>
      <Money satang={available} size="hero" />
      <ActionForm intent="send" />
      {!problem && bank && (
        <>
          <KeyValues
            className="mt-4"
            rows={[
              { label: t('collectFee'), value: formatBaht(fee) },
              { label: t('collectNet'), value: formatBaht(net) },
              { label: t('collectTo'), value: `${bank.name[lang]} •••• ${bank.last4}` },
              { label: t('collectOn'), value: formatWeekday(lang, expectedOn, now) },
            ]}
          />
          <FreeTransfer transfer={collectable} fee={fee} now={now} />
          <p className="mt-4 text-sm text-ink-2">{t('collectNote', { name })}</p>
        </>
      )}
    </FormFlow>
  )
}
