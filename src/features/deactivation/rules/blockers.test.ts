import { describe, expect, it } from 'vitest'
import { baht, satang } from '../../../core/money.ts'
import {
  type AccountFacts,
  blockersOf,
  earningsOf,
  messageOf,
  NO_FACTS,
  unpayableBalance,
  waivedAmountsOf,
} from './blockers.ts'

const clear: AccountFacts = { ...NO_FACTS, fee: 1_500 }
const nothing = { giveUp: 0, giveUpVat: 0 }

describe('deactivation', () => {
  it('is possible for an account without jobs, pending documents and money', () => {
    expect(blockersOf(clear, nothing)).toEqual([])
  })

  it.each([
    ['a new job', { newJobs: 1 }, ['NEWJOB']],
    ['a job in progress', { runningJobs: 1 }, ['JOB_IN_PROGRESS']],
    ['a document in process', { documents: 1 }, ['DOCUMENTS_IN_PROCESS']],
    ['money without a bank account', { available: baht(100) }, ['YOU_ARE_WAITING_FOR_EARNINGS', 'BANK_ACCOUNT_EMPTY']],
    ['money that can be withdrawn', { available: satang(1_501), hasBank: true }, ['YOU_ARE_WAITING_FOR_EARNINGS']],
    ['a pending withdrawal', { pending: baht(100) }, ['YOU_ARE_WAITING_FOR_EARNINGS']],
    ['a campaign that is live or in review', { openCampaigns: 1 }, ['CAMPAIGN_OPEN']],
    ['an unpaid charge', { unpaidCharges: 1 }, ['UNPAID_CHARGE']],
    ['a pending refund', { refunds: 1 }, ['REFUND_PENDING']],
    ['a withholding certificate that is overdue', { overdueCertificates: 1 }, ['TAX_CERTIFICATE_DUE']],
    ['a debt', { owed: baht(10) }, ['DEBT']],
    ['credits', { credits: baht(10) }, ['CREDITS_LEFT']],
  ] as const)('is blocked by %s', (_, change, blockers) => {
    expect(blockersOf({ ...clear, ...change }, nothing)).toEqual(blockers)
  })

  it('reports the balance that can be withdrawn, else the pending transfer', () => {
    expect(earningsOf({ ...clear, available: baht(100), pending: baht(40) })).toBe(baht(100))
    expect(earningsOf({ ...clear, available: baht(100) })).toBe(baht(100))
    expect(earningsOf({ ...clear, available: satang(1_500), pending: baht(40) })).toBe(baht(40))
  })

  it('allows giving up exactly a balance that does not exceed the fee, and no other amount', () => {
    for (const available of [satang(1), satang(840), satang(1_500)]) {
      const facts = { ...clear, available }
      expect(unpayableBalance(facts)).toBe(available)
      expect(blockersOf(facts, nothing)).toEqual(['LESS_EARNING'])
      expect(blockersOf(facts, { ...nothing, giveUp: available + 1 })).toEqual(['LESS_EARNING'])
      expect(blockersOf(facts, { ...nothing, giveUp: available })).toEqual([])
    }
    expect(unpayableBalance({ ...clear, available: satang(1_501) })).toBe(0)
    expect(blockersOf({ ...clear, available: satang(1_501), hasBank: true }, { ...nothing, giveUp: 1_501 })).toEqual([
      'YOU_ARE_WAITING_FOR_EARNINGS',
    ])
  })

  it('allows giving up all VAT without a tax invoice, but not a part of it', () => {
    const facts = { ...clear, vatUnsent: baht(315) }
    expect(blockersOf(facts, nothing)).toEqual(['VAT_WITHOUT_INVOICE'])
    expect(blockersOf(facts, { ...nothing, giveUpVat: baht(314) })).toEqual(['VAT_WITHOUT_INVOICE'])
    expect(blockersOf(facts, waivedAmountsOf(facts))).toEqual([])
  })

  it('allows a marketer to give up all credits, but not a part of them', () => {
    const facts = { ...clear, credits: baht(500) }
    expect(waivedAmountsOf(facts)).toEqual({ ...nothing, giveUp: baht(500) })
    expect(blockersOf(facts, { ...nothing, giveUp: baht(499) })).toEqual(['CREDITS_LEFT'])
    expect(blockersOf(facts, waivedAmountsOf(facts))).toEqual([])
  })

  it('uses the three message codes of the specification', () => {
    expect(messageOf('NEWJOB')).toBe('DEACTIVATED_CONDITION_NEWJOB')
    expect(messageOf('LESS_EARNING')).toBe('DEACTIVATED_CONDITION_LESS_EARNING')
    expect(messageOf('YOU_ARE_WAITING_FOR_EARNINGS')).toBe('DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS')
    expect(messageOf('JOB_IN_PROGRESS')).toBeNull()
  })
})
