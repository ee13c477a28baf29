import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useText } from '../../../i18n/use-text.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { readQuery } from '../../../web/query.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import { MessageForm } from '../components/message-form.tsx'
import { PartnerList } from '../components/partner-list.tsx'
import { Sent } from '../components/sent.tsx'
import { qSent, writtenOf } from '../components/written.ts'
import { contract } from '../contract.ts'
import { PARTNERSHIP_TOPICS } from '../rules/message.ts'
import { contactText } from '../text/index.ts'

const zQuery = z.object({ sent: qSent })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { data, stamp, preview } = await load(() =>
    pageCall(context)(contract.partners, { params: { locale: lang }, query: previewQuery(url) }),
  )
  return { partners: data, stamp, preview, ...readQuery(url, zQuery) }
}

export const action = defineActions({
  async send({ form, call, path }) {
    const topic = field(form, 'topic') as (typeof PARTNERSHIP_TOPICS)[number]
    const body = { ...writtenOf(form), company: field(form, 'company'), topic }
    const { data } = await call(contract.propose, { body })
    return `${pathWithQuery(path, { sent: data.reference })}#propose`
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function Partnership() {
  const t = useText(contactText)
  const { partners, stamp, preview, sent } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-12 lg:pb-20">
      {preview && <PreviewNote />}
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
            {sent && !refused ? (
              <Sent reference={sent} />
            ) : (
              <MessageForm form="partnership" topics={PARTNERSHIP_TOPICS} stamp={stamp} />
            )}
          </div>
        </div>
      </section>
    </main>
  )
}
