import { createHash } from 'node:crypto'
import { addBusinessDays, dayOf } from '../src/core/calendar.ts'
import { vatInside } from '../src/features/payouts/rules/limits.ts'
import type { withdrawals } from '../src/features/payouts/schema.ts'
import { momentOf, seedId, type Today } from './day.ts'
import type { Booking } from './history.ts'
import type { Market } from './market.ts'

export type WithdrawalRow = typeof withdrawals.$inferInsert

type Event = Extract<Booking, { kind: 'withdrawal' }>['event']

const eventsOf = (market: Market): Event[] =>
  market.history.flatMap((booking) => (booking.kind === 'withdrawal' ? [booking.event] : []))

const idAt = (key: string, event: Event, today: Today): string => seedId(key, momentOf(today, event.at))

const ids = new WeakMap<Market, Map<string, string>>()

/** The id of a withdrawal, derived from the time of its request. */
export function withdrawalId(market: Market, key: string): string {
  const idsByKey =
    ids.get(market) ??
    new Map(
      eventsOf(market).flatMap((event) =>
        event.kind === 'withdraw' ? [[event.key, idAt(event.key, event, market.today)] as const] : [],
      ),
    )
  ids.set(market, idsByKey)
  const id = idsByKey.get(key)
  if (!id) throw new RangeError(`no ${key}`)
  return id
}

/** The result of a request, if it has one. */
function answerOf(answer: Exclude<Event, { kind: 'withdraw' }> | undefined, market: Market) {
  if (!answer) return { status: 'Pending' as const }
  const decidedAt = momentOf(market.today, answer.at)
  const decided = { decidedBy: market.people.operatorId('operator'), decidedAt }
  if (answer.kind === 'withdraw_reject') return { status: 'Rejected' as const, reason: answer.reason.th, ...decided }
  const digits = createHash('sha256').update(answer.key).digest().readUInt32BE(0)
  return { status: 'TransferComplete' as const, transferRef: `TRF${String(digits).padStart(10, '0')}`, ...decided }
}

/** All withdrawals with their results. References are numbered within each Bangkok day. */
export function withdrawalRows(market: Market): WithdrawalRow[] {
  const { settings, people, today } = market
  const events = eventsOf(market)
  const answers = new Map(events.flatMap((event) => (event.kind === 'withdraw' ? [] : [[event.key, event] as const])))
  const numbers = new Map<string, number>()
  return events.flatMap((event) => {
    if (event.kind !== 'withdraw') return []
    const requestedAt = momentOf(today, event.at)
    const period = dayOf(requestedAt).replaceAll('-', '')
    const number = (numbers.get(period) ?? 0) + 1
    numbers.set(period, number)
    return [
      {
        id: withdrawalId(market, event.key),
        reference: `WD-${period}-${String(number).padStart(4, '0')}`,
        accountId: people.influencerId(event.influencer),
        bankAccountId: people.bankId(event.influencer),
        price: event.price,
        fee: event.fee,
        feeVat: vatInside(event.fee, settings),
        type: event.type,
        expectedOn: dayOf(addBusinessDays(requestedAt, 1, settings['calendar.holidays'])),
        requestedAt,
        ...answerOf(answers.get(event.key), market),
      },
    ]
  })
}
