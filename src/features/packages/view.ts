import type { Settings } from '../../core/settings.ts'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import { type Figures, fillFigures } from '../../i18n/fill-figures.ts'
import { showPicture } from '../content/rules/picture.ts'
import { localize, localizeAll, localizedLang } from '../content/rules/words.ts'
import type { LiveItem } from '../content/service.ts'
import type { PackageItem } from '../credits/shapes.ts'
import type { Offer, OfferDetail } from './contract.ts'
import { figuresOf, followersOf, termsOf } from './rules/figures.ts'
import type { OfferRecord } from './store.ts'

/** The language of a package, and the settings and figures that it shows. */
interface OfferReader {
  lang: Lang
  settings: Settings
  figures: Figures
}

/** A package in one language; missing texts are taken from the other language. */
export function viewOffer(
  { id, slug, doc, publishedAt, updatedAt }: OfferRecord,
  { lang, settings, figures }: OfferReader,
): Offer {
  const text = (words: Bilingual): string => fillFigures(localize(words, lang), figures)
  const { audience, tier, channelType, postType, objective, units, popular } = doc
  return {
    id,
    slug,
    title: localize(doc.title, lang),
    lang: localizedLang(doc.title, lang),
    summary: text(doc.summary),
    summaryLang: localizedLang(doc.summary, lang),
    audience,
    tier,
    followers: followersOf(doc, settings),
    channelType,
    postType,
    objective,
    units,
    ...figuresOf(doc, settings),
    lifeMonths: settings['package.life_months'],
    includes: localizeAll(doc.includes, lang).map((line) => fillFigures(line, figures)),
    popular,
    cover: showPicture(doc.cover, lang),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export const viewDetail = (
  item: LiveItem<'package'>,
  related: readonly OfferRecord[],
  { preview, ...reader }: OfferReader & { preview: boolean },
): OfferDetail => ({
  ...viewOffer(item, reader),
  body: fillFigures(localize(item.doc.body, reader.lang), reader.figures),
  bodyLang: localizedLang(item.doc.body, reader.lang),
  related: related.map((one) => viewOffer(one, reader)),
  terms: termsOf(reader.settings),
  preview,
})

/** The package data that a charge or a gift stores, from the current catalogue. */
export function itemOf({ id, slug, doc }: Pick<LiveItem<'package'>, 'id' | 'slug' | 'doc'>): PackageItem {
  const { title, channelType, postType, units, creatorPay } = doc
  return {
    packageId: id,
    slug,
    title: { th: localize(title, 'th'), en: localize(title, 'en') },
    ...{ channelType, postType, units, creatorPay },
  }
}
