import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { field, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { refusalOf } from '../../accounts/components/form-problem.tsx'
import { previewQuery } from '../../content/components/preview.ts'
import { MessageForm } from '../components/message-form.tsx'
import { PartnerList } from '../components/partner-list.tsx'
import { Sent, sentReference } from '../components/sent.tsx'
import { writtenOf } from '../components/written.ts'
import { contract } from '../contract.ts'
import { PARTNERSHIP_TOPICS } from '../rules/message.ts'
import { contactText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { data, stamp, preview } = await load(() =>
    pageCall(context)(contract.partners, { params: { locale: lang }, query: previewQuery(request) }),
  )
  return { partners: data, stamp, preview, sent: sentReference(request) }
}

export function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const topic = field(form, 'topic') as (typeof PARTNERSHIP_TOPICS)[number]
    const body = { ...writtenOf(form), company: field(form, 'company'), topic }
    const { data } = await call(contract.propose, { body })
    return `/${lang}/partnership?sent=${data.reference}#propose`
  })
}

export default function Partnership() {
  const t = useText(contactText)
  const { partners, stamp, preview, sent } = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-12 lg:pb-20">
      {preview && (
        <div className="mb-5">
          <Callout tone="notice" icon="eye" title={t('previewTitle')} role="status">
            {t('previewNote')}
          </Callout>
        </div>
      )}
      <PageHead size="public" title={t('partnerTitle')} note={t('partnerNote')} />
      <section aria-labelledby="partners" className="mt-8">
        <SectionHead id="partners" title={t('partnersTitle')} note={t('partnersNote')} />
        <PartnerList partners={partners} />
      </section>
      <section id="propose" aria-labelledby="propose-title" className="mt-12 lg:mt-16">
        <div className="rounded-panel bg-sunken px-5 py-6 lg:p-10">
          <div className="mx-auto max-w-[720px]">
            <h2 id="propose-title" className="mb-5 text-2xl">
              {t('proposeTitle')}
            </h2>
            {sent && !state ? (
              <Sent reference={sent} />
            ) : (
              <MessageForm form="partnership" topics={PARTNERSHIP_TOPICS} stamp={stamp} state={state} />
            )}
          </div>
        </div>
      </section>
    </main>
  )
}
