import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall } from '../../../web/page.ts'
import { answersIn, ConsentPage, type ConsentPageData, type OpenKind } from '../components/consent-page.tsx'
import { marketerContract } from '../marketers/contract.ts'

const KINDS: readonly OpenKind[] = ['PRIVACY_POLICY', 'marketing']

export async function loader({ context }: LoaderFunctionArgs): Promise<ConsentPageData> {
  const { data } = await load(() => pageCall(context)(marketerContract.marketerProfile))
  return { kinds: KINDS, asked: false, answers: data.consents, next: '' }
}

export const action = defineActions({
  async answer({ form, call, lang }) {
    await call(marketerContract.marketerConsent, { body: { consents: answersIn(form, KINDS) } })
    return `/${lang}/Marketer/account?saved=1`
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerConsent() {
  return <ConsentPage data={useLoaderData<typeof loader>()} account="Marketer/account" />
}
