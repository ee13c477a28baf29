import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { answersIn, ConsentPage, type ConsentPageData, type OpenKind } from '../components/consent-page.tsx'
import { influencerContract } from '../influencers/contract.ts'

const KINDS: readonly OpenKind[] = ['PRIVACY_POLICY', 'THAI_LLM', 'marketing']

const zQuery = z.object({ next: qText(2000) })

export async function loader({ context, url }: LoaderFunctionArgs): Promise<ConsentPageData> {
  const { viewer } = context.get(pageContext)
  const { data } = await load(() => pageCall(context)(influencerContract.account, { params: { uuid: viewer.uuid } }))
  const { next } = readQuery(url, zQuery)
  const asked = KINDS.filter((kind) => data.displayConsent.includes(kind))
  return { kinds: asked.length > 0 ? asked : KINDS, asked: asked.length > 0, answers: data.consents, next }
}

export const action = defineActions({
  async answer({ form, call, viewer, lang }) {
    const consents = answersIn(form, KINDS)
    await call(influencerContract.consent, { params: { uuid: viewer.uuid }, body: { consents } })
    return safeNext(field(form, 'next'), `/${lang}/Influencer/dashboard`)
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function AcceptConsent() {
  return <ConsentPage data={useLoaderData<typeof loader>()} account="Influencer/account" />
}
