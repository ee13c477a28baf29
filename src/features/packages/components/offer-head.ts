import type { HeadData } from '../../../core/head-data.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { fill } from '../../../i18n/messages.ts'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { truncate } from '../../content/rules/truncate.ts'
import type { OfferDetail } from '../shapes.ts'

/** Lengths at which search engines and link previews cut. */
const [TITLE, DESCRIPTION] = [52, 155]

const WORDS = {
  th: {
    title: '{name} ราคา {price}',
    description: '{n} โพสต์ ระดับ{tier} บน {platform} เฉลี่ย {unit} ต่อโพสต์ ใช้ได้ {months} เดือน {summary}',
    list: 'แพ็กเกจ',
  },
  en: {
    title: '{name}, {price}',
    description: '{n} {n|post|posts} by {tier} creators on {platform}, {unit} a post, valid {months} months. {summary}',
    list: 'Packages',
  },
} as const

/** Title and description of a package's page for search engines and link previews. */
export async function headOf(offer: OfferDetail, lang: Lang): Promise<HeadData> {
  const table = await vocabularyText.load(lang)
  const words = WORDS[lang]
  const price = formatBahtShort(offer.price)
  const channel = offer.channelType === 'TWITTER' ? 'X' : offer.channelType
  const tier = table[`tier_${offer.tier}`]
  const description = fill(words.description, {
    n: offer.units,
    tier: lang === 'en' ? tier.toLowerCase() : tier,
    platform: table[`channel_${channel}`],
    unit: formatBahtShort(offer.unitPrice),
    months: offer.lifeMonths,
    summary: offer.summary,
  })
  const room = TITLE - fill(words.title, { name: '', price }).length
  return {
    title: fill(words.title, { name: truncate(offer.title, room), price }),
    description: truncate(description, DESCRIPTION),
    type: 'product',
    crumbs: [
      { name: 'Talad', path: '' },
      { name: words.list, path: 'Marketer/package' },
      { name: offer.title, path: `Marketer/package/detail/${offer.slug}` },
    ],
    noindex: offer.preview,
  }
}
