import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { afterConsents, loadConsents } from '../components/consent-flow.ts'
import { answersIn, ConsentPage, type OpenKind } from '../components/consent-page.tsx'
import { marketerContract } from '../marketers/contract.ts'

const KINDS: readonly OpenKind[] = ['PRIVACY_POLICY', 'marketing']

export const loader = (args: LoaderFunctionArgs) => loadConsents(args, KINDS)

export const action = defineActions({
  async answer(input) {
    await input.call(marketerContract.marketerConsent, { body: { consents: answersIn(input.form, KINDS) } })
    return afterConsents(input, 'Marketer/account?saved=1')
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerConsent() {
  return <ConsentPage data={useLoaderData<typeof loader>()} account="Marketer/account" />
}
