import { baht, type Satang, satang, ZERO } from '../../src/core/money.ts'
import { minutesOf } from './job-timeline.ts'
import { random, seedOf } from './random.ts'
import { t } from './types.ts'
import type { Income, WithdrawalEvent } from './types-history.ts'
import type { When } from './types-jobs.ts'

const FREE_FROM = baht(1_000)
const SMALLEST = baht(100)
const FEE = baht(15)
const NAME_DIFFERS = t('ชื่อบัญชีไม่ตรงกับชื่อตามเอกสาร', 'The account name differs from the legal name')
/** The one rejected request is made on the first Wednesday from this day on. */
const REJECTED_FROM = -40
const PENDING = 5
const FIRST_DAY = -100
/** This creator keeps a balance, for the front page of the demo. */
const SAVES = 'ploy'

/** The weekday (0 is Sunday) of a day offset, where today is `today`. */
const weekdayOf = (day: number, today: number): number => (((today + day) % 7) + 7) % 7

interface Book {
  balance: Map<string, number>
  /** Creators with a pending request, and the time in minutes until which it is pending. */
  busy: Map<string, number>
  count: number
  rejected: boolean
}

/** Everyone with at least `from` satang and no pending request: the largest balance first, then by key. */
function able(book: Book, at: When, from: Satang): [string, number][] {
  return [...book.balance]
    .filter(
      ([influencer, amount]) =>
        amount >= from && (book.busy.get(influencer) ?? Number.NEGATIVE_INFINITY) < minutesOf(at),
    )
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

type Kind = 'automatic' | 'manual'

/** One request and its result. The result is omitted if it would be in the future. */
function request(
  book: Book,
  influencer: string,
  price: Satang,
  at: When,
  kind: Kind,
  reject: boolean,
): WithdrawalEvent[] {
  book.count += 1
  const key = `withdrawal/${String(book.count).padStart(3, '0')}`
  const fee = kind === 'manual' && price < FREE_FROM ? FEE : ZERO
  const answer: When = { day: at.day + 1, minute: 10 * 60 + 30 + (book.count % 60) }
  book.balance.set(influencer, book.balance.get(influencer)! - price)
  book.busy.set(influencer, minutesOf(answer))
  const requested: WithdrawalEvent = { kind: 'withdraw', key, at, influencer, type: kind, price, fee }
  if (answer.day > -1) return [requested]
  if (!reject) return [requested, { kind: 'transfer', at: answer, key, influencer, price, fee }]
  book.rejected = true
  return [requested, { kind: 'withdraw_reject', at: answer, key, influencer, price, reason: NAME_DIFFERS }]
}

const roundDown = (amount: number): Satang => satang(amount < FREE_FROM ? amount : amount - (amount % 10_000))

type Moment = When & { occasion: 'run' | 'single' | 'evening' }

/** When requests are made on a day: the Monday run, one person on Wednesdays and Fridays, several yesterday evening. */
function momentsOf(day: number, weekday: number): Moment[] {
  const moments: Moment[] = []
  if (weekday === 1) moments.push({ day, minute: 9 * 60, occasion: 'run' })
  if ((weekday === 3 || weekday === 5) && day < -3) {
    moments.push({ day, minute: 13 * 60 + ((day * -17) % 300), occasion: 'single' })
  }
  if (day === -1) moments.push({ day, minute: 22 * 60 + 50, occasion: 'evening' })
  return moments
}

function requestsAt(book: Book, moment: Moment, weekday: number): WithdrawalEvent[] {
  const { day, minute, occasion } = moment
  const at = { day, minute }
  if (occasion === 'run') {
    return able(book, at, FREE_FROM).flatMap(([influencer, amount]) =>
      request(book, influencer, satang(amount), at, 'automatic', false),
    )
  }
  const people = able(book, at, SMALLEST)
  if (occasion === 'evening') {
    return people
      .filter(([influencer]) => influencer !== SAVES)
      .slice(0, PENDING)
      .flatMap(([influencer, amount]) => request(book, influencer, roundDown(amount), at, 'manual', false))
  }
  if (people.length === 0) return []
  const [influencer, amount] = random(seedOf('withdraw', day)).pick(people)
  const reject = weekday === 3 && day >= REJECTED_FROM && !book.rejected
  return request(book, influencer, roundDown(amount), at, 'manual', reject)
}

/**
 * Every withdrawal that results from the earnings, in the order of the requests. `today` is today's weekday in Bangkok, 0
 * for Sunday, so that the Monday run falls on real Mondays.
 */
export function withdrawals(earned: readonly Income[], today: number): WithdrawalEvent[] {
  const book: Book = { balance: new Map(), busy: new Map(), count: 0, rejected: false }
  const out: WithdrawalEvent[] = []
  let coming = [...earned]
  for (let day = FIRST_DAY; day <= -1; day++) {
    const weekday = weekdayOf(day, today)
    for (const moment of momentsOf(day, weekday)) {
      for (const { influencer, amount } of coming.filter((income) => minutesOf(income.at) < minutesOf(moment))) {
        book.balance.set(influencer, (book.balance.get(influencer) ?? 0) + amount)
      }
      coming = coming.filter((income) => minutesOf(income.at) >= minutesOf(moment))
      const made = requestsAt(book, moment, weekday)
      out.push(...made)
      // The amount of a rejected request is added to the balance again on the day of the rejection.
      for (const event of made) {
        if (event.kind !== 'withdraw_reject') continue
        coming.push({ at: event.at, influencer: event.influencer, amount: event.price })
      }
    }
  }
  return out
}
