import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { MessageForm } from '../components/message-form.tsx'
import { Sent } from '../components/sent.tsx'
import { qSent, writtenOf } from '../components/written.ts'
import { contract } from '../contract.ts'
import { beginningOf, CONTACT_TOPICS } from '../rules/message.ts'
import { contactText } from '../text/index.ts'

const zQuery = z.object({ sent: qSent, topic: qText(), package: qText() })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = readQuery(url, zQuery)
  const { data } = await load(() => pageCall(context)(contract.form))
  const begin = beginningOf({ topic: query.topic, slug: query.package }, context.get(pageContext).lang)
  return { ...data, ...query, begin }
}

export const action = defineActions({
  async send({ form, call, path }) {
    const body = { ...writtenOf(form), topic: field(form, 'topic') as (typeof CONTACT_TOPICS)[number] }
    const { data } = await call(contract.send, { body })
    return pathWithQuery(path, { sent: data.reference })
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Answers() {
  const t = useText(contactText)
  const lang = useLang()
  const faq = `/${lang}/faq`
  const links: readonly [string, string, IconName][] = [
    [`${faq}?audience=influencer`, t('findJobs'), 'briefcase'],
    [`${faq}?audience=influencer`, t('findMoney'), 'wallet'],
    [`${faq}?audience=marketer`, t('findCredits'), 'coins'],
    [`/${lang}/Influencer/recovery`, t('findAccount'), 'lock-key'],
  ]
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-lg tracking-normal">
        {t('findTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {links.map(([href, label, icon]) => (
          <li key={label}>
            <Link href={href} className="flex min-h-13 items-center gap-3 py-2 font-medium hover:underline">
              <Icon name={icon} size={20} className="text-action-text" />
              <span className="flex-1">{label}</span>
              <Icon name="caret-right" className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Contact() {
  const t = useText(contactText)
  const { stamp, company, sent, topic, begin } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  return (
    <main
      id="main"
      className="measure grid items-start gap-x-16 gap-y-10 pt-8 pb-12 lg:grid-cols-[minmax(0,680px)_minmax(260px,340px)] lg:justify-between lg:pt-12 lg:pb-20"
    >
      <div>
        <PageHead size="public" title={t('contactTitle')} note={t('contactNote')} />
        {sent && !refused ? (
          <Sent reference={sent} />
        ) : (
          <MessageForm form="contact" topics={CONTACT_TOPICS} topic={topic} begin={begin} stamp={stamp} />
        )}
      </div>
      <aside className="grid gap-6 rounded-panel bg-sunken p-5 lg:p-6">
        <Answers />
        <section aria-labelledby="company">
          <h2 id="company" className="text-lg tracking-normal">
            {t('companyTitle')}
          </h2>
          <address className="mt-1 text-sm text-ink-2 not-italic">
            <span className="block font-medium text-ink">{company.name}</span>
            {company.address}
          </address>
        </section>
      </aside>
    </main>
  )
}
