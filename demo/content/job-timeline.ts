import type { Random } from './random.ts'
import type { ReviewOption } from './types-campaigns.ts'
import type { JobState, JobStep, JobSub, When } from './types-jobs.ts'

/** An event in the course of a job. */
export type Mark =
  | 'apply'
  | 'assign'
  | 'accept'
  | 'ship'
  | 'delivered'
  | 'missing'
  | 'arrive'
  | 'start'
  | 'order'
  | 'receipt'
  | 'receiptOk'
  | 'receiptNo'
  | 'checkin'
  | 'draft1'
  | 'reject1'
  | 'draft2'
  | 'reject2'
  | 'draft3'
  | 'extra'
  | 'approve'
  | 'link'
  | 'linkNo'
  | 'noAnswer'
  | 'check'
  | 'insight'
  | 'insightNo'
  | 'complete'
  | 'paid'
  | 'dispute'
  | 'end'
  | 'lapse'

/** The state that an event leads to, and who caused it. Events without a row do not change the state. */
const LEADS_TO: Partial<Record<Mark, readonly [JobState, JobStep['by']]>> = {
  apply: ['MATCHED', 'system'],
  assign: ['ASSIGN', 'brand'],
  accept: ['IN_PROGRESS', 'creator'],
  ship: ['SHIPPING', 'brand'],
  arrive: ['WORKING', 'creator'],
  start: ['WORKING', 'system'],
  order: ['WORKING', 'creator'],
  receiptOk: ['WORKING', 'brand'],
  checkin: ['WORKING', 'creator'],
  approve: ['READY', 'brand'],
  link: ['SUBMIT', 'creator'],
  linkNo: ['READY', 'system'],
  check: ['INSIGHT', 'system'],
  complete: ['COMPLETE', 'brand'],
  paid: ['COMPLETED', 'system'],
}

const HOUR = 60
/** Minutes before each event, minimum and maximum. `pace` shortens all except the fixed ones. */
const GAPS: Record<Mark, readonly [from: number, to: number]> = {
  apply: [0, 0],
  assign: [10 * HOUR, 36 * HOUR],
  accept: [3 * HOUR, 26 * HOUR],
  ship: [16 * HOUR, 50 * HOUR],
  delivered: [22 * HOUR, 34 * HOUR],
  missing: [50 * HOUR, 70 * HOUR],
  arrive: [28 * HOUR, 56 * HOUR],
  start: [1, 1],
  order: [10 * HOUR, 30 * HOUR],
  receipt: [14 * HOUR, 44 * HOUR],
  receiptOk: [3 * HOUR, 20 * HOUR],
  receiptNo: [3 * HOUR, 20 * HOUR],
  checkin: [20 * HOUR, 60 * HOUR],
  draft1: [28 * HOUR, 62 * HOUR],
  reject1: [4 * HOUR, 40 * HOUR],
  draft2: [12 * HOUR, 48 * HOUR],
  reject2: [4 * HOUR, 40 * HOUR],
  draft3: [10 * HOUR, 40 * HOUR],
  extra: [4 * HOUR, 20 * HOUR],
  approve: [4 * HOUR, 40 * HOUR],
  link: [5 * HOUR, 48 * HOUR],
  linkNo: [10, 40],
  noAnswer: [24 * HOUR, 24 * HOUR],
  check: [10, 40],
  insight: [73 * HOUR, 90 * HOUR],
  insightNo: [4 * HOUR, 30 * HOUR],
  complete: [4 * HOUR, 40 * HOUR],
  paid: [1, 1],
  dispute: [5 * HOUR, 20 * HOUR],
  end: [8 * HOUR, 30 * HOUR],
  lapse: [72 * HOUR, 72 * HOUR],
}
const FIXED: readonly Mark[] = [
  'delivered',
  'missing',
  'insight',
  'check',
  'linkNo',
  'noAnswer',
  'start',
  'paid',
  'end',
  'lapse',
]
/** Deadlines that pass: exact to the minute, at any hour. */
const TIMERS: readonly Mark[] = ['noAnswer', 'lapse']

const FULFIL: Record<ReviewOption, readonly Mark[]> = {
  shipping: ['ship', 'arrive'],
  photo: ['start'],
  'buy order': ['order'],
  'buy product': ['receipt', 'receiptOk'],
  invite: ['checkin'],
}

/** For each sub-state: the last event of the usual course, and the events that follow it. */
const STOPS: Record<JobSub, readonly [last: Mark | 'fulfil', ...after: Mark[]]> = {
  applied: ['apply'],
  invited: ['assign'],
  chosen: ['assign'],
  to_ship: ['accept'],
  order_number: ['accept'],
  receipt_due: ['accept'],
  check_in: ['accept'],
  receipt_sent: ['receipt'],
  receipt_refused: ['receipt', 'receiptNo'],
  in_transit: ['ship'],
  delivered: ['ship', 'delivered'],
  not_arrived: ['ship', 'missing'],
  drafting: ['fulfil'],
  draft_sent: ['draft1'],
  draft_rejected: ['draft1', 'reject1'],
  draft_resent: ['draft1', 'reject1', 'draft2'],
  draft_rejected_twice: ['draft1', 'reject1', 'draft2', 'reject2'],
  extra_round: ['draft1', 'reject1', 'draft2', 'reject2', 'extra'],
  link_due: ['approve'],
  link_failed: ['link', 'linkNo'],
  checking: ['link'],
  link_queue: ['link', 'noAnswer'],
  insight_due: ['check'],
  insight_sent: ['insight'],
  insight_refused: ['insight', 'insightNo'],
  dispute: ['fulfil', 'dispute'],
  paying: ['complete'],
  paid: ['paid'],
  brand_early: ['accept', 'end'],
  brand_no_draft: ['fulfil', 'end'],
  brand_draft: ['draft1', 'end'],
  brand_ready: ['approve', 'end'],
  creator_late: ['fulfil', 'end'],
  creator_left: ['fulfil', 'end'],
  silence: ['assign', 'lapse'],
  brand_declined: ['apply', 'end'],
  creator_declined: ['assign', 'end'],
  full: ['apply', 'end'],
}
/** A dispute is the only sub-state that occurs in several states. */
const DISPUTE_STOPS: Partial<Record<JobState, readonly [Mark, ...Mark[]]>> = {
  SHIPPING: ['ship', 'missing', 'dispute'],
  WORKING: ['draft1', 'reject1', 'draft2', 'reject2', 'dispute'],
  INSIGHT: ['insight', 'dispute'],
}

interface Road {
  review: ReviewOption
  invited: boolean
  state: JobState
  sub: JobSub
  /** Rejected drafts in a job that continued. */
  rejections: 0 | 1 | 2
}

/** The events of a job in order, up to its current one. */
export function marksOf({ review, invited, state, sub, rejections }: Road): Mark[] {
  const loops: Mark[] = ['reject1', 'draft2', 'reject2', 'draft3']
  const fulfil = FULFIL[review]
  const straight: Mark[] = [
    ...(invited ? [] : (['apply'] as const)),
    'assign',
    'accept',
    ...fulfil,
    'draft1',
    ...loops.slice(0, rejections * 2),
    'approve',
    'link',
    'check',
    'insight',
    'complete',
    'paid',
  ]
  const [stop, ...after] = (sub === 'dispute' && DISPUTE_STOPS[state]) || STOPS[sub]
  const last = stop === 'fulfil' ? fulfil.at(-1)! : stop
  return [...straight.slice(0, straight.indexOf(last) + 1), ...after]
}

/** People act during the day. Times are minutes from today's midnight; negative values are in the past. */
const OPEN = 8 * HOUR
const SHUT = 22 * HOUR + 30
const awake = (at: number): number => {
  const day = Math.floor(at / 1440)
  const minute = at - day * 1440
  return day * 1440 + (minute < OPEN ? OPEN + (minute % 37) : minute > SHUT ? SHUT - (minute % 37) : minute)
}

export const whenOf = (minutes: number): When => {
  const day = Math.floor(minutes / 1440)
  return { day, minute: minutes - day * 1440 }
}
export const minutesOf = (when: When): number => when.day * 1440 + when.minute

interface Pacing {
  /** Time of the first event, or of the last one. Minutes from today's midnight. */
  from?: number
  until?: number
  pace: number
  story: boolean
  buyOrder: boolean
}

function gapBefore(mark: Mark, { pace, story, buyOrder }: Pacing, rnd: Random): number {
  const [from, to] = GAPS[mark]
  const drawn = rnd.int(from, to)
  if (mark === 'insight' && story) return 24 * HOUR + rnd.int(30, 300)
  // An ordered product has to arrive before it can be filmed.
  const delivery = mark === 'draft1' && buyOrder ? 40 * HOUR : 0
  return delivery + (FIXED.includes(mark) ? drawn : Math.round(drawn * pace))
}

/** When each event happened: those of people during the day, in strictly increasing order. */
export function timesOf(marks: readonly Mark[], pacing: Pacing, rnd: Random): Map<Mark, When> {
  const gaps = marks.map((mark, i) => (i === 0 ? 0 : gapBefore(mark, pacing, rnd)))
  const total = gaps.reduce((a, b) => a + b, 0)
  let planned = pacing.from ?? (pacing.until ?? 0) - total
  let previous = Number.NEGATIVE_INFINITY
  return new Map(
    marks.map((mark, i) => {
      planned += gaps[i]!
      previous = TIMERS.includes(mark) ? previous + gaps[i]! + 1 : Math.max(awake(planned), previous + 2)
      return [mark, whenOf(previous)]
    }),
  )
}

/** The states that a job went through, from its events. For a job that ended early, `ending` gives the last one. */
export function stepsOf(times: Map<Mark, When>, ending: readonly [JobState, JobStep['by']] | null): JobStep[] {
  return [...times].flatMap(([mark, at]) => {
    const to = mark === 'end' || mark === 'lapse' ? ending : LEADS_TO[mark]
    return to ? [{ state: to[0], at, by: to[1] }] : []
  })
}
