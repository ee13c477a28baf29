import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { safeNext } from '../../../web/return-path.ts'
import { answersIn, ConsentPage, type ConsentPageData, type OpenKind } from '../components/consent-page.tsx'
import { influencerContract } from '../contract-influencer.ts'

const KINDS: readonly OpenKind[] = ['PRIVACY_POLICY', 'THAI_LLM', 'marketing']

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ConsentPageData> {
  const { viewer } = context.get(pageContext)
  const { data } = await load(() => pageCall(context)(influencerContract.account, { params: { uuid: viewer.uuid } }))
  const next = new URL(request.url).searchParams.get('next') ?? ''
  const asked = KINDS.filter((kind) => data.displayConsent.includes(kind))
  return { kinds: asked.length > 0 ? asked : KINDS, asked: asked.length > 0, answers: data.consents, next }
}

export function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const consents = answersIn(form, KINDS)
    await call(influencerContract.consent, { params: { uuid: viewer.uuid }, body: { consents } })
    return safeNext(field(form, 'next'), `/${lang}/Influencer/dashboard`)
  })
}

export default function AcceptConsent() {
  return <ConsentPage data={useLoaderData<typeof loader>()} account="Influencer/account" />
}
