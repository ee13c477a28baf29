import { addDays, dayOf } from '../src/core/calendar.ts'
import { MINUTE } from '../src/core/clock.ts'
import { satang } from '../src/core/money.ts'
import type { JobRecord, jobAttachments, jobInsights, jobPosts } from '../src/features/jobs/schema.ts'
import type { jobConversations, jobMessages } from '../src/features/jobs/schema-messages.ts'
import type { linkDays } from '../src/features/tracked-links/schema.ts'
import type { When } from './content/types-jobs.ts'
import { momentOf, seedId } from './day.ts'
import { actorId, trackingCodeOf } from './job-rows.ts'
import { jobIdOf, type Market } from './market.ts'
import type { PlayedJob } from './play.ts'

type AttachmentRow = typeof jobAttachments.$inferInsert
type PostRow = typeof jobPosts.$inferInsert

/** File ids by the key of the thing that the file belongs to. */
export type FileIds = ReadonlyMap<string, string>

export const draftKey = ({ job }: PlayedJob, round: number): string => `draft/${job.key}/${round}`
export const receiptKey = ({ job }: PlayedJob): string => `receipt/${job.key}`

/** What a creator submitted, with the brand's decisions. */
export function attachmentRows(market: Market, played: PlayedJob, files: FileIds): AttachmentRow[] {
  const { job, facts } = played
  const jobId = jobIdOf(played)
  const at = (when: When | null): Date | null => when && momentOf(market.today, when)
  const done = facts.status === 'COMPLETED'
  const row = (
    key: string,
    createdAt: Date,
    values: Omit<AttachmentRow, 'id' | 'jobId' | 'createdAt'>,
  ): AttachmentRow => ({
    id: seedId(`attachment/${key}`, createdAt),
    jobId,
    createdAt,
    fileId: files.get(key) ?? null,
    ...values,
  })
  const drafts = job.drafts.map((draft) =>
    row(draftKey(played, draft.round), at(draft.sentAt)!, {
      kind: 'draft',
      round: draft.round,
      note: draft.note.th,
      status: draft.status,
      reasonCode: draft.rejectCode,
      reason: draft.comment?.th ?? null,
      decidedAt: at(draft.decidedAt),
    }),
  )
  return [...drafts, ...receiptRow(), ...insightRow()]

  function receiptRow(): AttachmentRow[] {
    const bought = job.fulfilment
    if (bought?.kind !== 'buy product') return []
    const approved = done ? 'complete' : 'approve'
    const status = { sent: 'in_progress', refused: 'reject', approved } as const
    return [
      row(receiptKey(played), at(bought.at)!, {
        kind: 'receipt',
        round: 1,
        note: bought.shop.th,
        amount: satang(bought.amount),
        status: status[bought.state],
        reasonCode: bought.state === 'refused' ? 'unreadable' : null,
        reason: bought.reason?.th ?? null,
        decidedAt: at(bought.decidedAt),
      }),
    ]
  }

  function insightRow(): AttachmentRow[] {
    const { insight } = job
    if (!insight) return []
    return [
      row(`insight/${job.key}`, at(insight.at)!, {
        kind: 'insight',
        round: 1,
        status: insight.status === 'approve' && done ? 'complete' : insight.status,
        reasonCode: insight.status === 'reject' ? 'unreadable' : null,
        reason: insight.reason?.th ?? null,
        decidedAt: at(insight.decidedAt),
      }),
    ]
  }
}

export function insightRows(market: Market, played: PlayedJob): (typeof jobInsights.$inferInsert)[] {
  const { job } = played
  if (!job.insight) return []
  const { reach, impressions, likes, comments, shares, saves, clicks } = job.insight
  const createdAt = momentOf(market.today, job.insight.at)
  const id = seedId(`numbers/${job.key}`, createdAt)
  const numbers = { reach, views: impressions, likes, comments, shares, saves, clicks }
  return [{ id, jobId: jobIdOf(played), source: 'creator', ...numbers, createdAt }]
}

/** Distribution of a post's clicks over the days after it. */
const CLICK_SHARES = [0.5, 0.3, 0.2]

/** Clicks on a job's tracked link, as many as its post reports. */
export function linkDayRows(market: Market, played: PlayedJob): (typeof linkDays.$inferInsert)[] {
  const { job, campaign, steps } = played
  const posted = steps.find(({ act }) => act.event === 'postUrl')
  if (!campaign.tracking || !posted || !job.insight?.clicks) return []
  const code = trackingCodeOf(jobIdOf(played))
  const total = job.insight.clicks
  let left = total
  return CLICK_SHARES.flatMap((share, i) => {
    const clicks = i === CLICK_SHARES.length - 1 ? left : Math.min(left, Math.round(total * share))
    left -= clicks
    const day = addDays(dayOf(posted.at), i)
    return clicks > 0 && day <= market.today.day ? [{ code, day, clicks }] : []
  })
}

/** The links that a creator submitted, each with the result of its check. */
export function postRows(_market: Market, played: PlayedJob): PostRow[] {
  const { steps, job } = played
  return steps.flatMap(({ act, at }, i) => {
    if (act.event !== 'postUrl') return []
    const checked = steps
      .slice(i + 1)
      .find((step) => step.act.event === 'linkPassed' || step.act.event === 'linkFailed')
    const passed = checked?.act.event === 'linkPassed'
    return [
      {
        id: seedId(`post/${job.key}/${i}`, at),
        jobId: jobIdOf(played),
        url: job.postUrl!,
        result: !checked ? 'waiting' : passed ? 'passed' : 'failed',
        reasonCode: checked?.act.content?.reasonCode ?? null,
        reason: checked?.act.content?.reason ?? null,
        checkedAt: checked?.at ?? null,
        createdAt: at,
      },
    ]
  })
}

interface LateMessage {
  by: 'brand' | 'creator'
  minutesAgo: number
  text: string
}

/** Messages of the last hours: a reply that the demo's creator has not read yet, and a question to the demo's brand. */
const LATE_MESSAGES: Readonly<Record<string, readonly LateMessage[]>> = {
  'nuan-serum/ploy': [
    { by: 'creator', minutesAgo: 190, text: 'ส่งดราฟต์แล้วนะคะ ช่วงท้ายใช้แสงธรรมชาติค่ะ' },
    { by: 'brand', minutesAgo: 55, text: 'ได้รับแล้วค่ะ ขอดูกับทีมบ่ายนี้' },
    { by: 'brand', minutesAgo: 40, text: 'โทนสวยมากเลยค่ะ' },
  ],
  'nuan-serum/meen': [{ by: 'creator', minutesAgo: 25, text: 'ลงช่วงหกโมงเย็นแทนเที่ยงได้ไหมคะ คนดูเยอะกว่า' }],
}

export function messageRows(market: Market, played: PlayedJob): (typeof jobMessages.$inferInsert)[] {
  const { job } = played
  const { today } = market
  const early = job.messages.map(({ by, at, text }) => ({ by, createdAt: momentOf(today, at), text: text.th }))
  const late = (LATE_MESSAGES[job.key] ?? []).map(({ by, minutesAgo, text }) => ({
    by,
    createdAt: new Date(today.now.getTime() - minutesAgo * MINUTE),
    text,
  }))
  return [...early, ...late].map(({ by, createdAt, text }, i) => {
    const authorRole = by === 'brand' ? 'marketer' : 'influencer'
    return {
      id: seedId(`message/${job.key}/${i}`, createdAt),
      jobId: jobIdOf(played),
      authorRole,
      authorId: actorId(market, played, authorRole)!,
      text,
      createdAt,
    }
  })
}

type ConversationRow = typeof jobConversations.$inferInsert
type MessageRow = typeof jobMessages.$inferInsert

/**
 * The conversation of each job that has one. While the job runs, the last messages of one side are unread for the other.
 */
export function conversationRows(rows: readonly JobRecord[], messages: readonly MessageRow[]): ConversationRow[] {
  const byJob = Map.groupBy(messages, ({ jobId }) => jobId)
  return rows.flatMap((job) => {
    const talk = (byJob.get(job.id) ?? []).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    const last = talk.at(-1)
    if (!job.terms && !last) return []
    const isLast = last !== undefined && last.createdAt >= job.updatedAt
    return [
      {
        jobId: job.id,
        marketerId: job.marketerId,
        influencerId: job.influencerId,
        activeAt: isLast ? last.createdAt : job.updatedAt,
        lastMessageId: isLast ? last.id : null,
        ...readMarks(talk, job.endedAt === null && job.completedAt === null),
      },
    ]
  })
}

function readMarks(talk: readonly MessageRow[], running: boolean): Partial<ConversationRow> {
  const last = talk.at(-1)
  const answered = talk.findLastIndex(({ authorRole }) => authorRole !== last?.authorRole)
  const unread = running ? talk.length - 1 - answered : 0
  const read = (running ? talk[answered] : last)?.id ?? null
  return last?.authorRole === 'marketer'
    ? { influencerUnread: unread, influencerReadId: read, marketerReadId: last.id }
    : { marketerUnread: unread, marketerReadId: read, influencerReadId: last?.id ?? null }
}
