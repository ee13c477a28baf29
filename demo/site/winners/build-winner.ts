import type { Bilingual } from '../../../src/core/shapes.ts'
import type { PersonName } from '../../../src/ui/art/person-names.ts'
import { INFLUENCERS } from '../../content/influencers.ts'
import { type ChannelType, t } from '../../content/types.ts'
import type { SiteItem } from '../types.ts'

/** The six award categories, in the order of the ceremony. */
export const AWARDS = {
  beauty: t('ความงามและสไตล์', 'Beauty and style'),
  food: t('อาหารและครัว', 'Food and kitchen'),
  travel: t('เดินทางและท่องเที่ยว', 'Travel'),
  home: t('บ้านและครอบครัว', 'Home and family'),
  knowledge: t('ความรู้และปากท้อง', 'Knowledge and money'),
  newcomer: t('ดาวรุ่งแห่งปี', 'Newcomer of the year'),
} as const
export type Award = keyof typeof AWARDS

/** The key of a demo creator, or another name with its handle. */
export type Winner = string | { name: Bilingual; handle: string }

export type WinnerRow = readonly [
  award: Award,
  place: number,
  who: Winner,
  channel: ChannelType,
  portrait: PersonName,
  th: string,
  en: string,
]

function nameOf(who: Winner, type: ChannelType): { name: Bilingual; handle: string } {
  if (typeof who !== 'string') return who
  const influencer = INFLUENCERS.find((one) => one.key === who)
  const channel = influencer?.channels.find((one) => one.type === type)
  if (!influencer || !channel) throw new Error(`no such demo creator with a channel: ${who}, ${type}`)
  return { name: influencer.displayName, handle: channel.handle }
}

/** The winners of one year in the order of the ceremony; all are published together after it. */
export function buildWinners(year: number, daysAgo: number, rows: readonly WinnerRow[]): SiteItem<'winner'>[] {
  return rows.map(([award, place, who, channelType, portrait, th, en], index) => {
    const { name, handle } = nameOf(who, channelType)
    return {
      kind: 'winner',
      slug: `${year}-${award}-${place}`,
      published: { daysAgo, minute: 1_230 },
      position: index + 1,
      doc: {
        year,
        category: AWARDS[award],
        place,
        name,
        handle,
        channelType,
        reason: { th, en },
        portrait: { fileId: null, scene: portrait, alt: t(`ภาพเหมือนของ${name.th}`, `Portrait of ${name.en}`) },
      },
    }
  })
}
