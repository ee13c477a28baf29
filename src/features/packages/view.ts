import type { Settings } from '../../core/settings.ts'
import type { Lang } from '../../core/shapes.ts'
import { showPicture } from '../content/rules/picture.ts'
import { localize, localizeAll, localizedLang } from '../content/rules/words.ts'
import type { LiveItem } from '../content/service.ts'
import type { PackageItem } from '../credits/shapes.ts'
import type { Offer, OfferDetail } from './contract.ts'
import { figuresOf, followersOf, termsOf } from './rules/figures.ts'
import type { OfferRecord } from './store.ts'

/** A package in one language; missing texts are taken from the other language. */
export function viewOffer(
  { id, slug, doc, publishedAt, updatedAt }: OfferRecord,
  lang: Lang,
  settings: Settings,
): Offer {
  const { audience, tier, channelType, postType, objective, units, popular } = doc
  return {
    id,
    slug,
    title: localize(doc.title, lang),
    lang: localizedLang(doc.title, lang),
    summary: localize(doc.summary, lang),
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
    includes: localizeAll(doc.includes, lang),
    popular,
    cover: showPicture(doc.cover, lang),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export const viewDetail = (
  item: LiveItem<'package'>,
  related: readonly OfferRecord[],
  { lang, settings, preview }: { lang: Lang; settings: Settings; preview: boolean },
): OfferDetail => ({
  ...viewOffer(item, lang, settings),
  body: localize(item.doc.body, lang),
  bodyLang: localizedLang(item.doc.body, lang),
  related: related.map((one) => viewOffer(one, lang, settings)),
  terms: termsOf(settings),
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
