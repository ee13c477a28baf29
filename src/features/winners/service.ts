import { AppError } from '../../core/errors.ts'
import type { Handlers } from '../../platform/context.ts'
import { personNames } from '../../ui/art/person-names.ts'
import type { Picture } from '../content/kinds.ts'
import { langOfLocale, localizeAll, localizedLang } from '../content/rules/words.ts'
import { listLiveOf, readDraft, withDraft } from '../content/service.ts'
import type { contract } from './contract.ts'
import { listYears } from './store.ts'

function portraitOf({ fileId, scene }: Picture): string | null {
  if (fileId) return `/media/${fileId}`
  return (personNames as readonly string[]).includes(scene) ? `/media/art/portrait/${scene}.svg` : null
}

/** The years, newest first, with the year of a draft added. */
const withYear = (years: readonly number[], year: number | undefined): number[] =>
  [...new Set(year === undefined ? years : [...years, year])].sort((a, b) => b - a)

export const handlers = {
  async list(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const draft = await readDraft(ctx, 'winner', query.preview)
    const years = withYear(await listYears(ctx.db), draft?.doc.year)
    const preview = draft !== null
    const year = query.year ?? years[0] ?? null
    if (year === null) return { data: [], year, years, preview }
    if (!years.includes(year)) throw new AppError('not_found')
    const items = await listLiveOf(ctx.db, { kind: 'winner', facets: [String(year)], order: 'position', limit: 200 })
    const winners = withDraft(items, draft, draft?.doc.year === year).map(({ slug, doc }) => {
      const { category, place, name, handle, channelType, reason } = localizeAll(doc, lang)
      const portrait = portraitOf(doc.portrait)
      return {
        slug,
        category,
        place,
        name,
        handle,
        channelType,
        reason,
        portrait,
        lang: localizedLang(doc.reason, lang),
      }
    })
    return { data: winners, year, years, preview }
  },
} satisfies Handlers<typeof contract>
