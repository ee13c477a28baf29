import { DAY, HOUR } from '../src/core/clock.ts'
import type { Side } from '../src/features/jobs/rules/states.ts'
import type { JobRecord } from '../src/features/jobs/schema.ts'
import type { jobReviews, ratingTotals } from '../src/features/reviews/schema.ts'
import { seedId } from './day.ts'
import { jobIdOf, type Market } from './market.ts'

type ReviewRow = typeof jobReviews.$inferInsert
type Rating = readonly [first: number, second: number, third: number, text: string]

/** The ratings of both sides of finished jobs. If only one side has rated, its review waits for the other. */
const RATINGS: Readonly<Record<string, Partial<Record<Side, Rating>>>> = {
  'pp-linen/ploy': {
    marketer: [5, 5, 4, 'ส่งก่อนกำหนดหนึ่งวัน ถ่ายครบทุกสีตามบรีฟ'],
    influencer: [5, 4, 5, 'บรีฟชัด ตอบไว เงินเข้าทันทีที่งานจบ'],
  },
  'pinto-lunch/ploy': {
    marketer: [5, 5, 5, 'ภาพสวย แก้ครั้งเดียวผ่าน อยากร่วมงานอีก'],
    influencer: [4, 5, 5, 'ของแพ็กมาดี ทีมให้ไอเดียแต่ไม่บังคับมุมกล้อง'],
  },
  'pinto-shelf/ploy': { marketer: [5, 4, 5, 'จัดมุมถ่ายสวยกว่าที่คิด'] },
  'nuan-toner/view': {
    marketer: [4, 5, 5, 'เล่าวิธีใช้เข้าใจง่าย คอมเมนต์ถามกันเยอะ'],
    influencer: [5, 5, 5, 'ให้เวลาลองใช้จริงก่อนถ่าย ชอบมาก'],
  },
  'nuan-live/mek': {
    marketer: [4, 4, 5, 'ไลฟ์สนุก คนอยู่จนจบรอบ'],
    influencer: [4, 3, 5, 'ส่งของครบ ตอบช้าบ้างช่วงเย็น'],
  },
  'nuan-serum/kwan': { influencer: [5, 5, 5, 'บรีฟสั้น กระชับ ทำงานง่าย'] },
}

/** The reviews of the demo. They are published once both sides have rated, or when the review window ends. */
export function reviewRows(market: Market, jobs: ReadonlyMap<string, JobRecord>): ReviewRow[] {
  return market.jobs.flatMap((played) => {
    const { key } = played.job
    const job = jobs.get(jobIdOf(played))
    const ratings = RATINGS[key]
    if (!ratings || !job?.completedAt) return []
    const { completedAt, marketerId, influencerId } = job
    const publishAt = new Date(completedAt.getTime() + market.settings['reviews.days'] * DAY)
    const firstAt = new Date(completedAt.getTime() + 5 * HOUR)
    const secondAt = new Date(completedAt.getTime() + 19 * HOUR)
    const bothRated = ratings.marketer !== undefined && ratings.influencer !== undefined
    return (['marketer', 'influencer'] as const).flatMap((side): ReviewRow[] => {
      const rating = ratings[side]
      if (!rating) return []
      const [first, second, third, text] = rating
      const createdAt = side === 'marketer' ? firstAt : secondAt
      const [authorId, subjectId] = side === 'marketer' ? [marketerId, influencerId] : [influencerId, marketerId]
      const id = seedId(`review/${key}/${side}`, createdAt)
      const publishedAt = bothRated ? secondAt : null
      return [
        { id, jobId: job.id, side, authorId, subjectId, first, second, third, text, createdAt, publishAt, publishedAt },
      ]
    })
  })
}

/** The sums of the published reviews of each account. */
export function ratingRows(reviews: readonly ReviewRow[]): (typeof ratingTotals.$inferInsert)[] {
  const published = reviews.filter(({ publishedAt }) => publishedAt)
  return [...Map.groupBy(published, ({ subjectId }) => subjectId)].map(([accountId, about]) => ({
    accountId,
    reviews: about.length,
    first: about.reduce((sum, { first }) => sum + first, 0),
    second: about.reduce((sum, { second }) => sum + second, 0),
    third: about.reduce((sum, { third }) => sum + third, 0),
  }))
}
