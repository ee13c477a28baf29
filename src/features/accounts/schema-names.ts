import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import { accounts, marketers } from './schema.ts'

/**
 * The display name of a person or brand may be in any script, often Thai. English pages show the Latin name if there is
 * one. All code that shows a display name must select it here; legal documents use the legal name.
 */
interface NameColumns {
  displayName: SQLWrapper
  latinName: SQLWrapper
}

export const nameWords = (name: string, latinName: string | null): Bilingual => ({
  th: name,
  en: latinName ?? name,
})

const chosen = (lang: Lang, name: SQLWrapper, latinName: SQLWrapper): SQL<string> =>
  lang === 'en' ? sql<string>`coalesce(${latinName}, ${name})` : sql<string>`${name}`

/** For messages, which are stored once and shown in either language. */
const inBoth = (name: SQLWrapper, latinName: SQLWrapper): SQL<Bilingual> =>
  sql`json_build_object('th', ${name}, 'en', coalesce(${latinName}, ${name}))`

/** The name of an account for a page in this language. */
export const shownName = (lang: Lang, of: NameColumns = accounts): SQL<string> =>
  chosen(lang, of.displayName, of.latinName)
/** The same for a left join, which may find no account. */
export const shownNameIfAny = (lang: Lang, of: NameColumns): SQL<string | null> => shownName(lang, of)
export const shownNames = (of: NameColumns = accounts): SQL<Bilingual> => inBoth(of.displayName, of.latinName)

/** The name of a marketer's brand; `of` is the marketer's account. */
export const shownBrand = (lang: Lang, of: NameColumns = accounts): SQL<string> =>
  chosen(lang, marketers.brandName, of.latinName)
export const shownBrands = (of: NameColumns = accounts): SQL<Bilingual> => inBoth(marketers.brandName, of.latinName)

/** The indexed expression of the trigram index on accounts: email address and name in both scripts. */
export const searchedAccount: SQL<string> = sql`(${accounts.email} || ' ' || ${accounts.displayName} || ' ' || coalesce(${accounts.latinName}, ''))`

/** The text that a search by name matches: the name in both scripts. */
export const searchedName = (of: NameColumns = accounts): SQL<string> =>
  sql<string>`(${of.displayName} || ' ' || coalesce(${of.latinName}, ''))`
