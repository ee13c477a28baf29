import { describe, expect, it } from 'vitest'
import { baht, satang } from '../../../core/money.ts'
import { type AccountFacts, blockersOf, messageOf, restOf, restsOf } from './blockers.ts'

const clear: AccountFacts = {
  newJobs: 0,
  runningJobs: 0,
  documents: 0,
  hasBank: false,
  available: satang(0),
  pending: satang(0),
  fee: 1_500,
  unpaidCharges: 0,
  vatUnsent: satang(0),
}
const nothing = { giveUp: 0, giveUpVat: 0 }

describe('deactivation', () => {
  it('is open to an account without jobs, papers and money', () => {
    expect(blockersOf(clear, nothing)).toEqual([])
  })

  it.each([
    ['a new job', { newJobs: 1 }, ['NEWJOB']],
    ['a job in progress', { runningJobs: 1 }, ['JOB_IN_PROGRESS']],
    ['a document in process', { documents: 1 }, ['DOCUMENTS_IN_PROCESS']],
    ['money without a bank account', { available: baht(100) }, ['YOU_ARE_WAITING_FOR_EARNINGS', 'BANK_ACCOUNT_EMPTY']],
    ['money that can be withdrawn', { available: satang(1_501), hasBank: true }, ['YOU_ARE_WAITING_FOR_EARNINGS']],
    ['money on its way', { pending: baht(100) }, ['YOU_ARE_WAITING_FOR_EARNINGS']],
    ['an unpaid charge', { unpaidCharges: 1 }, ['UNPAID_CHARGE']],
  ] as const)('is blocked by %s', (_, change, blockers) => {
    expect(blockersOf({ ...clear, ...change }, nothing)).toEqual(blockers)
  })

  it('gives up a rest that the fee would take, to the last satang of it and nothing else', () => {
    for (const available of [satang(1), satang(840), satang(1_500)]) {
      const facts = { ...clear, available }
      expect(restOf(facts)).toBe(available)
      expect(blockersOf(facts, nothing)).toEqual(['LESS_EARNING'])
      expect(blockersOf(facts, { ...nothing, giveUp: available + 1 })).toEqual(['LESS_EARNING'])
      expect(blockersOf(facts, { ...nothing, giveUp: available })).toEqual([])
    }
    expect(restOf({ ...clear, available: satang(1_501) })).toBe(0)
    expect(blockersOf({ ...clear, available: satang(1_501), hasBank: true }, { ...nothing, giveUp: 1_501 })).toEqual([
      'YOU_ARE_WAITING_FOR_EARNINGS',
    ])
  })

  it('gives up all VAT without a tax invoice or none of it, and nobody else’s', () => {
    const facts = { ...clear, vatUnsent: baht(315) }
    expect(blockersOf(facts, nothing)).toEqual(['VAT_WITHOUT_INVOICE'])
    expect(blockersOf(facts, { ...nothing, giveUpVat: baht(314) })).toEqual(['VAT_WITHOUT_INVOICE'])
    expect(blockersOf(facts, restsOf(facts))).toEqual([])
  })

  it('names the three messages of the specification', () => {
    expect(messageOf('NEWJOB')).toBe('DEACTIVATED_CONDITION_NEWJOB')
    expect(messageOf('LESS_EARNING')).toBe('DEACTIVATED_CONDITION_LESS_EARNING')
    expect(messageOf('YOU_ARE_WAITING_FOR_EARNINGS')).toBe('DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS')
    expect(messageOf('JOB_IN_PROGRESS')).toBeNull()
  })
})
