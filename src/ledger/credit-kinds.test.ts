import { expect, test } from 'vitest'
import { CREDIT_MOVES } from '../core/credit-moves.ts'
import type { AccountCode } from './chart.ts'
import { creditKinds, type Side } from './credit-kinds.ts'
import { eventPostings } from './event-postings.ts'

const CODES = { free: 'customer_credits', held: 'customer_credits_held' } as const

/** The kinds of a posting, by the table. */
const kindsOf = (from: AccountCode, to: AccountCode) =>
  CREDIT_MOVES.filter((kind) => {
    const { account, side, other } = creditKinds[kind]
    const [own, opposite]: [AccountCode, AccountCode] = side === 'source' ? [from, to] : [to, from]
    return own === CODES[account] && other.includes(opposite)
  })

const isCredits = (code: AccountCode): boolean => code === CODES.free || code === CODES.held
const pairs = new Map(
  Object.values(eventPostings)
    .flat()
    .filter((pair) => pair.some(isCredits))
    .map((pair) => [pair.join(' to '), pair]),
)

test.each([...pairs.values()])('a posting from %s to %s has one kind in the statement of credits', (from, to) => {
  expect(kindsOf(from, to)).toHaveLength(1)
})

test('every account pair of a kind is one between which an event posts', () => {
  const described = CREDIT_MOVES.flatMap((kind) => {
    const { account, side, other } = creditKinds[kind]
    return other.map((code) => (side === 'source' ? [CODES[account], code] : [code, CODES[account]]).join(' to '))
  })
  expect(described.toSorted()).toEqual([...pairs.keys()].toSorted())
})

test('a movement between the two accounts has its kind from the available one', () => {
  const read = (side: Side) => CREDIT_MOVES.filter((kind) => creditKinds[kind].side === side)
  expect([creditKinds.hold.account, creditKinds.release.account]).toEqual(['free', 'free'])
  expect([read('source').includes('hold'), read('destination').includes('release')]).toEqual([true, true])
})
