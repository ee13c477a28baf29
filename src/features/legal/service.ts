import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { formatDateLong } from '../../i18n/formats.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { TEXT_OF_CONSENT } from '../accounts/rules/consent.ts'
import type { Doc } from '../content/kinds.ts'
import { langOfLocale, localizeAll, localizedLang } from '../content/rules/words.ts'
import { listLiveOf, publicVersions, readDraft } from '../content/service.ts'
import { textDocumentPdf } from '../documents/service.ts'
import type { contract } from './contract.ts'
import { memoizeByVersion } from './memoize-by-version.ts'
import { blocksOf } from './rules/blocks.ts'
import { changesBetween } from './rules/changes.ts'

/** Versions that a page lists; older ones stay in the database. */
const SHOWN = 20

type Page = Doc<'page'>
interface Version {
  /** Null for a draft that only an operator sees. */
  number: number | null
  effectiveFrom: string
  doc: Page
  at: Date
}

/** The public versions of a text, newest first. The first one is live. Empty if the text was never published. */
async function versionsOf(ctx: Ctx, key: Page['key']): Promise<(Version & { number: number })[]> {
  const [item] = await listLiveOf(ctx.db, { kind: 'page', facets: [key], order: 'newest', limit: 1 })
  if (!item) return []
  const recentVersions = await publicVersions<'page'>(ctx.db, item.id, SHOWN)
  const versions = recentVersions.map(({ number, doc, at }) => ({ number, doc, at, effectiveFrom: doc.effectiveFrom }))
  if (versions.length > 0) return versions
  return [{ number: 1, doc: item.doc, at: item.publishedAt, effectiveFrom: item.doc.effectiveFrom }]
}

/**
 * Picks a version by its number, or the last one in force in a month (`yyyy-mm`) or on a day (`yyyy-mm-dd`). The newest
 * if nothing is requested. `versions` must be sorted newest first.
 */
export function pickVersion<V extends { number: number; effectiveFrom: string }>(
  versions: readonly V[],
  requested: string | undefined,
): V | undefined {
  if (!requested) return versions[0]
  if (/^\d+$/.test(requested)) return versions.find(({ number }) => number === Number(requested))
  return versions.find(({ effectiveFrom }) => effectiveFrom.slice(0, requested.length) <= requested)
}

/** An operator's draft, if a preview of this text was requested. */
async function draftOf(ctx: Ctx, key: Page['key'], preview: string | undefined): Promise<Version | null> {
  const item = await readDraft(ctx, 'page', preview)
  if (item?.doc.key !== key) return null
  return { number: null, doc: item.doc, at: item.updatedAt, effectiveFrom: item.doc.effectiveFrom }
}

function changesOf(shown: Version, before: (Version & { number: number }) | undefined, lang: Lang) {
  if (!before) return null
  const [old, now] = [localizeAll(before.doc, lang), localizeAll(shown.doc, lang)]
  return { since: before.number, blocks: changesBetween(blocksOf(old.body), blocksOf(now.body)) }
}

export const handlers = {
  async page(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const versions = await versionsOf(ctx, params.page)
    const draft = await draftOf(ctx, params.page, query.preview)
    const shown = draft ?? pickVersion(versions, query.version ? String(query.version) : undefined)
    if (!shown) throw new AppError('not_found')
    const before = draft ? versions[0] : versions.find(({ number }) => number < (shown.number ?? 0))
    const { title, summary, body } = localizeAll(shown.doc, lang)
    const compare = async () => changesOf(shown, before, lang)
    const pair = `${params.page} ${lang} ${before?.number} ${shown.number} ${shown.at.getTime()}`
    return {
      page: params.page,
      title,
      summary,
      body,
      lang: localizedLang(shown.doc.body, lang),
      effectiveFrom: shown.effectiveFrom,
      version: shown.number,
      versions: versions.map(({ number, effectiveFrom, at }) => ({
        number,
        effectiveFrom,
        publishedAt: at.toISOString(),
      })),
      changes: query.changes ? await (draft ? compare() : memoizeByVersion(ctx.db, pair, compare)) : null,
    }
  },
  async consentFile(ctx, { params, query }) {
    const requestedLang = query.lang ?? ctx.lang
    const versions = await versionsOf(ctx, TEXT_OF_CONSENT[params.x])
    const version = pickVersion(versions, query.version)
    if (!version) throw new AppError('not_found')
    const lang = localizedLang(version.doc.body, requestedLang)
    const { title, summary, body } = localizeAll(version.doc, lang)
    const name = `${params.x}-${version.number}-${lang}.pdf`
    const bytes = await memoizeByVersion(ctx.db, `${name} ${version.at.getTime()}`, async () =>
      textDocumentPdf({
        lang,
        title,
        facts: factsOf(lang, version),
        summary,
        blocks: blocksOf(body),
        at: version.at,
      }),
    )
    return { type: 'application/pdf', bytes, name, inline: true }
  },
} satisfies Handlers<typeof contract>

const factsOf = (lang: Lang, { number, effectiveFrom }: { number: number; effectiveFrom: string }): string =>
  lang === 'th'
    ? `ฉบับที่ ${number} มีผลตั้งแต่ ${formatDateLong(lang, effectiveFrom)}`
    : `Version ${number}, in force from ${formatDateLong(lang, effectiveFrom)}`
