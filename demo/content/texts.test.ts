import { describe, expect, it } from 'vitest'
import { scaleInfluencer } from '../scale/influencer.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { INFLUENCERS } from './influencers.ts'
import * as jobTexts from './job-texts.ts'
import { MARKETERS } from './marketers.ts'
import { PACKAGES } from './packages.ts'
import type { Bilingual } from './types.ts'

const isBilingual = (value: object): value is Bilingual =>
  'th' in value && 'en' in value && typeof value.th === 'string' && typeof value.en === 'string'

/**
 * Every bilingual text inside a value, with its path. Address lines are left out: house numbers are the same in both
 * languages.
 */
function textsUnder(value: unknown, path: string): [string, Bilingual][] {
  if (typeof value !== 'object' || value === null) return []
  if (isBilingual(value)) return path.endsWith('.line') ? [] : [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => textsUnder(part, `${path}.${key}`))
}

const ALL = [
  ...textsUnder(INFLUENCERS, 'creators'),
  ...textsUnder(MARKETERS, 'brands'),
  ...textsUnder(CAMPAIGNS, 'campaigns'),
  ...textsUnder(PACKAGES, 'packages'),
  ...textsUnder(jobTexts, 'jobs'),
  ...textsUnder(
    Array.from({ length: 300 }, (_, i) => scaleInfluencer(i)),
    'scale',
  ),
]

const FORBIDDEN =
  /อินฟลู|คอนเทนต์ครีเอเตอร์|ยอดฟอล|จ๊อบ|โปรเจกต์|เอสโครว์|ล็อกอิน|ท่าน(?!ั่ง)|กรุณา|(?<!ไ)พรบ|แพคเกจ|ดร๊าฟ|ลิ้งก์|อัพโหลด|อัพเดท|เอเจนซี่|โค๊ด|ครับ|(?<!เ)จ้า|คลิกที่นี่/
const FORBIDDEN_EN = /lorem|ipsum|\bKOLs?\b|\bWHT\b|influencer|\bAI\b|successfully|escrow/i

describe('demo texts', () => {
  it('exist in both languages, each in its own script', () => {
    expect(ALL.length).toBeGreaterThan(600)
    for (const [path, { th, en }] of ALL) {
      expect(th, path).toMatch(/[ก-๙]/)
      expect(en, path).toMatch(/[A-Za-z]/)
      expect(en, path).not.toMatch(/[ก-๙]/)
      expect(`${th}${en}`, path).toBe(`${th}${en}`.trim())
    }
  })

  it('use no forbidden words, exclamation marks or emoji', () => {
    for (const [path, { th, en }] of ALL) {
      expect(`${th} ${en}`, path).not.toMatch(/!|\p{Extended_Pictographic}/u)
      expect(th, path).not.toMatch(FORBIDDEN)
      expect(`${th} ${en}`, path).not.toMatch(FORBIDDEN_EN)
    }
  })

  it('use the spacing rules for Thai', () => {
    for (const [path, { th }] of ALL) {
      expect(th, path).not.toMatch(/[ก-๙][A-Za-z0-9]|[A-Za-z0-9][ก-๙]/)
      expect(th, path).not.toMatch(/\S ?ๆ(?![ ]|$)|\Sๆ/)
      expect(th, path).not.toMatch(/ {2}|[ก-๙],/)
    }
  })
})

describe('campaigns', () => {
  it('are 24 open, 4 drafts, 3 in review and 10 closed', () => {
    const count = (status: string) => CAMPAIGNS.filter((campaign) => campaign.status === status).length
    expect([count('live'), count('draft'), count('review'), count('closed')]).toEqual([24, 4, 3, 10])
    expect(new Set(CAMPAIGNS.map((campaign) => campaign.key)).size).toBe(41)
    expect(new Set(CAMPAIGNS.map((campaign) => campaign.title.th)).size).toBe(41)
  })

  it('include every cover, every review option and every objective except "other" among the open ones', () => {
    const live = CAMPAIGNS.filter((campaign) => campaign.status === 'live')
    expect(new Set(live.map((campaign) => campaign.scene)).size).toBe(14)
    expect(new Set(live.map((campaign) => campaign.review)).size).toBe(5)
    expect(new Set(live.map((campaign) => campaign.objective)).size).toBe(5)
    expect(new Set(live.map((campaign) => campaign.kind)).size).toBe(2)
  })

  it('are complete and in order', () => {
    const marketers = new Set(MARKETERS.map((marketer) => marketer.key))
    const packages = new Set(PACKAGES.map((item) => item.key))
    for (const campaign of CAMPAIGNS) {
      const { days, key } = campaign
      expect(marketers, key).toContain(campaign.marketer)
      if (campaign.package) expect(packages, key).toContain(campaign.package)
      expect(campaign.dos.length * campaign.donts.length, key).toBeGreaterThan(0)
      expect(days.close < days.draftDue && days.draftDue < days.postFrom, key).toBe(true)
      if (campaign.status !== 'closed') expect(days.close, key).toBeGreaterThan(0)
      if (campaign.status === 'closed') expect(days.postTo, key).toBeLessThan(0)
      if (campaign.status === 'live') expect(days.live, key).toBeLessThan(0)
      expect(campaign.payMin, key).toBeLessThanOrEqual(campaign.payMax)
      expect(campaign.reimbursementCap !== null, key).toBe(campaign.review === 'buy product')
    }
  })
})
