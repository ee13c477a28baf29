import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { confirmCode, pendingCodeOf } from '../../payouts/components/confirm-code.ts'
import { choiceIn, choiceOf, stepOf } from '../components/leave-flow.ts'
import { LeavePage } from '../components/leave-page.tsx'
import { contract } from '../contract.ts'

/**
 * The choice is stored on the server, so the steps continue after the owner has left the page, for example to read
 * messages.
 */
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
  return { state, reasons, step: stepOf(url, state), code, now: now() }
}

export const action = defineActions({
  async choose({ form, call, viewer, path }) {
    await call(contract.request, { params: { id: viewer.uuid }, body: choiceIn(form) })
    return `${path}?step=confirm`
  },
  async send({ call, path }) {
    await call(codesContract.requestInfluencerCode, { body: { purpose: 'deactivation' } })
    return `${path}?step=code`
  },
  async close({ form, call, viewer, lang }) {
    const { data: state } = await call(contract.validate, { params: { uuid: viewer.uuid } })
    await confirmCode(call, 'deactivation', field(form, 'code'))
    await call(contract.deactivate, { params: { uuid: viewer.uuid }, body: choiceOf(state) })
    return `/${lang}/deactivateSucceed`
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function Deactivate() {
  return <LeavePage role="influencer" {...useLoaderData<typeof loader>()} />
}
