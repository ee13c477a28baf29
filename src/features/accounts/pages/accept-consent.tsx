import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { afterConsents, loadConsents } from '../components/consent-flow.ts'
import { answersIn, ConsentPage, type OpenKind } from '../components/consent-page.tsx'
import { influencerContract } from '../influencers/contract.ts'

const KINDS: readonly OpenKind[] = ['PRIVACY_POLICY', 'THAI_LLM', 'marketing']

export const loader = (args: LoaderFunctionArgs) => loadConsents(args, KINDS)

export const action = defineActions({
  async answer(input) {
    const { form, call, viewer } = input
    const consents = answersIn(form, KINDS)
    await call(influencerContract.consent, { params: { uuid: viewer.uuid }, body: { consents } })
    return afterConsents(input, 'Influencer/account?saved=1')
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function AcceptConsent() {
  return <ConsentPage data={useLoaderData<typeof loader>()} account="Influencer/account" />
}
