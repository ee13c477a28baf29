import type { influencerBlocks } from '../src/features/influencer-blocks/schema.ts'
import type { influencerSearches } from '../src/features/influencer-search/schema.ts'
import type { ShortlistState } from '../src/features/shortlists/rules/states.ts'
import type { shortlistPeople, shortlists } from '../src/features/shortlists/schema.ts'
import { seedId, timeOn } from './day.ts'
import type { Market } from './market.ts'

const MARKETER = 'nuanuan'

type Listed = readonly [influencer: string, state: ShortlistState, day: number, note: string]

/** A list of the demo brand; the person who was added first comes first. */
const LIST = {
  name: 'ของขวัญปีใหม่ 2569',
  day: -12,
  people: [
    ['ploy', 'chosen', -12, 'เคยทำงานด้วย ส่งตรงเวลา'],
    ['mint', 'chosen', -10, 'ภาพสว่าง เข้ากับกล่องสีครีม'],
    ['may', 'considering', -9, 'เล่าส่วนผสมเก่ง ขอดูคิวเดือนหน้า'],
    ['kwan', 'considering', -6, ''],
    ['view', 'later', -4, 'ติดเดินทางถึงสิ้นเดือน'],
  ] satisfies Listed[],
}

export function shortlistRows({ people, today }: Market): {
  list: typeof shortlists.$inferInsert
  listed: (typeof shortlistPeople.$inferInsert)[]
} {
  const createdAt = timeOn(today, LIST.day, 'shortlist')
  const shortlistId = seedId('shortlist/new-year', createdAt)
  const listed = LIST.people.map(([key, state, day, note]) => {
    const addedAt = timeOn(today, day, 'shortlist', key)
    const id = seedId(`shortlist/new-year/${key}`, addedAt)
    return { id, shortlistId, influencerId: people.influencerId(key), state, note, addedAt }
  })
  return { list: { id: shortlistId, marketerId: people.marketerId(MARKETER), name: LIST.name, createdAt }, listed }
}

/** The influencer whom the demo brand has blocked. */
export function blockRow({ people, today }: Market): typeof influencerBlocks.$inferInsert {
  const createdAt = timeOn(today, -20, 'block')
  const id = seedId('block/tonkla', createdAt)
  const influencerId = people.influencerId('tonkla')
  return { id, marketerId: people.marketerId(MARKETER), influencerId, note: 'ส่งดราฟต์ช้าสองครั้ง', createdAt }
}

/** A saved search of the demo brand, with channels that are new since the brand last opened it. */
export function searchRow({ people, today }: Market): typeof influencerSearches.$inferInsert {
  const createdAt = timeOn(today, -30, 'search')
  return {
    id: seedId('search/skincare', createdAt),
    marketerId: people.marketerId(MARKETER),
    name: 'รีลสกินแคร์ IG',
    filters: { type: ['INSTAGRAM'], post: 'reel', interest: ['beauty'] },
    createdAt,
    seenAt: createdAt,
    checkedAt: today.now,
  }
}
