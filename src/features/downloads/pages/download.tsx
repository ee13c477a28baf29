import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { OwnHead } from '../../../core/own-head.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract, type Download } from '../contract.ts'
import { downloadsText } from '../text/index.ts'

const pathOf = (lang: string, slug: string): string => `/${lang}/Download/${slug}`

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const preview = query.get('preview')
  const slug = params.id ?? ''
  const { data } = await load(() =>
    pageCall(context)(contract.get, {
      params: { slug, locale: lang },
      query: { ...(preview && /^[0-9a-f-]{36}$/.test(preview) && { preview }) },
    }),
  )
  if (data.slug !== slug && !preview) throw redirect(pathOf(lang, data.slug), 301)
  const head: OwnHead = { title: data.title, description: data.summary || data.title, noindex: preview !== null }
  return { item: data, started: query.get('started') === '1' && data.url !== null, head }
}

/** Counts, then comes back to the page, which opens the file: a form's answer may not lead to another site. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { lang } = context.get(pageContext)
  const slug = params.id ?? ''
  await load(() => pageCall(context)(contract.start, { params: { slug } }))
  return redirect(`${pathOf(lang, slug)}?started=1`, 303)
}

const ICONS: Readonly<Record<Download['platform'], IconName>> = {
  ios: 'device-mobile',
  android: 'device-mobile',
  document: 'file-pdf',
}

function Start({ item }: { item: Download }) {
  const t = useText(downloadsText)
  const app = item.platform !== 'document'
  return (
    <Form method="post" reloadDocument className="mt-6">
      <Button size="lg" icon={<Icon name={app ? 'arrow-square-out' : 'download-simple'} />}>
        {app ? t('openStore') : t('download')}
      </Button>
      <p className="mt-3 text-sm text-ink-3">{t('free')}</p>
    </Form>
  )
}

function Started({ item, url }: { item: Download; url: string }) {
  const t = useText(downloadsText)
  return (
    <div className="mt-6">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <Callout
        tone="positive"
        role="status"
        title={item.platform === 'document' ? t('startedFile') : t('startedStore')}
      >
        <a href={url} rel="noopener" className="hit inline-block font-label text-action-text underline">
          {t('startedNote')}
        </a>
      </Callout>
    </div>
  )
}

export default function DownloadPage() {
  const t = useText(downloadsText)
  const lang = useLang()
  const { item, started } = useLoaderData<typeof loader>()
  const other = item.lang !== lang ? item.lang : undefined
  return (
    <main id="main" className="measure pt-10 pb-12 lg:pt-16 lg:pb-20">
      <div className="mx-auto max-w-[640px]">
        <span className="grid size-16 place-items-center rounded-panel bg-action-soft text-[32px] text-action-text">
          <Icon name={ICONS[item.platform]} />
        </span>
        <p className="mt-5 text-sm text-ink-2">
          {t(item.platform)}
          {item.version && ` · ${t('version', { version: item.version })}`}
        </p>
        <h1 className="mt-1 text-2xl lg:text-3xl" lang={other}>
          {item.title}
        </h1>
        <p className="mt-2 text-lg leading-[1.6] text-ink-2" lang={other}>
          {item.summary}
        </p>
        {other && <p className="mt-1 text-xs text-ink-3">{t('shownIn')}</p>}
        {item.url === null ? (
          <div className="mt-6">
            <Callout tone="notice">{t('notReady')}</Callout>
          </div>
        ) : started ? (
          <Started item={item} url={item.url} />
        ) : (
          <Start item={item} />
        )}
        <p className="mt-8">
          <ButtonLink href={`/${lang}`} variant="text">
            {t('home')}
          </ButtonLink>
        </p>
      </div>
    </main>
  )
}
