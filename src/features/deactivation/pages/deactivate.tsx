import { type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { CodeStep } from '../../payouts/components/code-step.tsx'
import { confirmCode, pendingCodeOf } from '../../payouts/components/confirm-code.ts'
import { BlockedStep } from '../components/blocked-step.tsx'
import { ConfirmStep, ReasonStep, useFrame } from '../components/leave-steps.tsx'
import { contract } from '../contract.ts'
import type { Reason } from '../rules/reasons.ts'
import { deactivationText } from '../text/index.ts'

const STEPS = ['reason', 'confirm', 'code'] as const
const zQuery = z.object({ step: qChoice(STEPS, 'reason') })

/** The choice is stored on the server: after a look at the messages the page goes on where it was. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const [{ data: state }, { data: reasons }, code] = await load(() =>
    Promise.all([
      call(contract.validate, { params: { uuid: viewer.uuid } }),
      call(contract.reasons),
      pendingCodeOf(call, 'deactivation'),
    ]),
  )
  const { request } = state
  const chosen = request?.giveUp === state.rest && request.giveUpVat === state.vatUnsent
  const step = chosen ? readQuery(url, zQuery).step : 'reason'
  return { state, reasons, step, code, now: now() }
}

async function choiceOf(call: Call, uuid: string) {
  const { data } = await call(contract.validate, { params: { uuid } })
  return data.request ?? { reason: 'other' as const, note: '', giveUp: 0, giveUpVat: 0 }
}

export const action = defineActions({
  async choose({ form, call, viewer, path }) {
    await call(contract.request, {
      params: { id: viewer.uuid },
      body: {
        reason: field(form, 'reason') as Reason,
        note: field(form, 'note'),
        giveUp: Number(field(form, 'giveUp')),
        giveUpVat: Number(field(form, 'giveUpVat')),
      },
    })
    return `${path}?step=confirm`
  },
  async send({ call, path }) {
    await call(codesContract.requestInfluencerCode, { body: { purpose: 'deactivation' } })
    return `${path}?step=code`
  },
  async close({ form, call, viewer, lang }) {
    const body = await choiceOf(call, viewer.uuid)
    await confirmCode(call, 'deactivation', field(form, 'code'))
    await call(contract.deactivate, { params: { uuid: viewer.uuid }, body })
    return `/${lang}/deactivateSucceed`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** What has to be done first, or reason → what follows → code. */
export default function Deactivate() {
  const { state, reasons, step, code, now } = useLoaderData<typeof loader>()
  const refused = useActionData() as FormState | undefined
  const busy = useNavigation().state === 'submitting'
  const t = useText(deactivationText)
  const frame = useFrame(3, 'deactivate?step=confirm')
  const givenUp = state.rest + state.vatUnsent
  if (!state.allowed) return <BlockedStep state={state} now={now} />
  if (step === 'reason') return <ReasonStep state={state} reasons={reasons} />
  if (step === 'confirm') return <ConfirmStep state={state} />
  return (
    <CodeStep
      {...frame}
      code={code}
      now={now}
      state={refused}
      busy={busy}
      intent="close"
      act={givenUp > 0 ? t('closeAndGiveUp', { amount: formatBaht(givenUp) }) : t('close')}
    />
  )
}
