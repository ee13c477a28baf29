import { useLoaderData } from 'react-router'
import { formatDateLong } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Contents, ContentsFold } from '../../../ui/contents.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ReadingText } from '../../../ui/reading-text.tsx'
import { headingsOf } from '../../../ui/rich-text-headings.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { LegalText } from '../contract.ts'
import { legalText } from '../text/index.ts'
import { ChangesView } from './changes-view.tsx'
import type { LegalData } from './legal-loader.ts'
import { VersionList } from './version-list.tsx'

/** The consent with the same text, for the link to its PDF. */
const FILES: Readonly<Partial<Record<LegalText['page'], string>>> = { privacy: 'PRIVACY_POLICY', termsOfUse: 'terms' }

const isOld = ({ version, versions }: LegalText): boolean => version !== null && version !== versions[0]?.number

/** The address of a view of the text. The newest version has no number in its address. */
const addressOf = (base: string, text: LegalText, changes: boolean): string =>
  pathWithQuery(base, { version: isOld(text) && text.version, view: changes && 'changes' })

function Head({ text, base, comparing }: LegalData & { base: string }) {
  const t = useText(legalText)
  const lang = useLang()
  const other = text.lang !== lang
  const old = isOld(text)
  const before = text.versions.find(({ number }) => number < (text.version ?? Number.POSITIVE_INFINITY))
  return (
    <header>
      <h1 className="text-2xl lg:text-4xl" lang={other ? text.lang : undefined}>
        {text.title}
      </h1>
      {text.summary && (
        <p className="mt-3 text-lg leading-[1.6] font-normal text-ink-2" lang={other ? text.lang : undefined}>
          {text.summary}
        </p>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        {text.version !== null && <span className="font-semibold text-ink">{t('version', { n: text.version })}</span>}
        <span>{t('effective', { date: formatDateLong(lang, text.effectiveFrom) })}</span>
        {other && <span className="text-ink-3">· {t('shownIn')}</span>}
      </p>
      {(before || comparing) && (
        <p className="mt-1.5 text-sm">
          <TextLink href={addressOf(base, text, !comparing)} className="hit inline-flex items-center gap-1.5">
            <Icon name={comparing ? 'book-open' : 'note-pencil'} />
            {comparing ? t('readText') : t('changes', { n: before?.number ?? 1 })}
          </TextLink>
        </p>
      )}
      {(old || text.version === null) && (
        <div className="mt-5">
          <Callout
            tone="notice"
            act={
              old && (
                <ButtonLink href={base} variant="secondary" size="sm">
                  {t('readCurrent')}
                </ButtonLink>
              )
            }
          >
            {old ? t('older', { n: text.version ?? 0 }) : t('draft')}
          </Callout>
        </div>
      )}
    </header>
  )
}

/** A legal text: contents on the left, the text in the middle, its versions on the right. */
export function LegalPageView() {
  const t = useText(legalText)
  const lang = useLang()
  const { text, comparing } = useLoaderData<LegalData>()
  const base = `/${lang}/${text.page}`
  const changes = comparing ? text.changes : null
  const headings = headingsOf(text.body).filter(({ level }) => level === 2)
  const other = text.lang !== lang ? text.lang : undefined
  const file = FILES[text.page]
  return (
    <main
      id="main"
      className="measure grid gap-x-12 gap-y-6 pt-8 pb-12 lg:grid-cols-[200px_minmax(0,680px)] lg:justify-between lg:pt-14 lg:pb-20 xl:grid-cols-[200px_minmax(0,680px)_192px]"
    >
      <div className="lg:col-start-2">
        <Head text={text} base={base} comparing={comparing && changes !== null} />
      </div>
      {!changes && headings.length > 1 && (
        <div className="lg:col-start-1 lg:row-start-2">
          <div className="lg:hidden">
            <ContentsFold label={t('contents')} headings={headings} lang={other} />
          </div>
          <div className="max-lg:hidden lg:sticky lg:top-6">
            <Contents label={t('contents')} headings={headings} lang={other} />
          </div>
        </div>
      )}
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        {changes ? (
          <article className="reading" lang={other}>
            <ChangesView blocks={changes.blocks} />
          </article>
        ) : (
          <article>
            <ReadingText html={text.body} lang={other} />
          </article>
        )}
      </div>
      <aside className="border-t border-line pt-6 lg:col-start-2 xl:col-start-3 xl:row-start-2 xl:border-t-0 xl:pt-0">
        <VersionList text={text} base={base} />
        {file && text.version !== null && (
          <p className="mt-3 text-sm">
            <TextLink
              href={`/sv_influ_api/open/consent_file/${file}?lang=${lang}`}
              reload
              target="_blank"
              rel="noopener"
              className="hit inline-flex items-center gap-1.5"
            >
              <Icon name="file-pdf" />
              {t('pdf')}
            </TextLink>
          </p>
        )}
      </aside>
    </main>
  )
}
