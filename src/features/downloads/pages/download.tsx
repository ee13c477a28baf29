import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import type { HeadData } from '../../../core/head-data.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { contract, type Download } from '../contract.ts'
import { downloadsText } from '../text/index.ts'

const pathOf = (lang: string, slug: string): string => `/${lang}/Download/${slug}`

const zQuery = z.object({ started: qFlag })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { started } = readQuery(url, zQuery)
  const query = previewQuery(url)
  const slug = params.id ?? ''
  const { data } = await load(() => pageCall(context)(contract.get, { params: { slug, locale: lang }, query }))
  if (data.slug !== slug && !query.preview) throw redirect(pathOf(lang, data.slug), 301)
  const noindex = query.preview !== undefined
  const head: HeadData = { title: data.title, description: data.summary || data.title, noindex }
  return { item: data, started: started && data.url !== null, head }
}

export const action = defineActions({
  /**
   * Counts the download and redirects to this page, which opens the file: a form response must not redirect to another
   * site.
   */
  async start({ call, params, path }) {
    await call(contract.start, { params: { slug: params.id ?? '' } })
    return pathWithQuery(path, { started: true })
  },
})
export { clientAction } from '../../../web/client-action.ts'

const ICONS: Readonly<Record<Download['platform'], IconName>> = {
  ios: 'device-mobile',
  android: 'device-mobile',
  document: 'file-pdf',
}

function Start({ item }: { item: Download }) {
  const t = useText(downloadsText)
  const app = item.platform !== 'document'
  return (
    <ActionForm intent="start" reloadDocument className="mt-6">
      <SubmitButton size="lg" icon={<Icon name={app ? 'arrow-square-out' : 'download-simple'} />}>
        {app ? t('openStore') : t('download')}
      </SubmitButton>
      <p className="mt-3 text-sm text-ink-3">{t('free')}</p>
    </ActionForm>
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
        <span className="grid size-16 place-items-center rounded-panel bg-action-soft text-[2rem] text-action-text">
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
