import { addMonths, dayOf, startOfDay } from '../../core/calendar.ts'
import { HOUR } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { bankOf, checkAccountNumber } from '../../core/thai/banks.ts'
import { sameLegalName } from '../../core/thai/legal-name.ts'
import { creatorBalance, earnedOf } from '../../ledger/balances.ts'
import { ledgerEvents } from '../../ledger/events.ts'
import { statement } from '../../ledger/statement.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage } from '../../service/cursor.ts'
import { readSettings } from '../../service/settings.ts'
import { requireStepUp, updateInfluencer } from '../accounts/service.ts'
import { documentsOf } from '../documents/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract as payoutsContract } from './contract.ts'
import { nextAutomaticOn } from './rules/limits.ts'
import { voidApproved } from './service-batches.ts'
import { operatorHandlers, withdrawalApproved } from './service-operator.ts'
import { requestWithdrawal } from './service-withdraw.ts'
import { type BankRecord, newestBank, PAGE, payeeOf, pendingOf, replaceBank, withdrawalsOf } from './store.ts'
import { earningsSummary, expectedOf } from './store-earnings.ts'
import { bankView, withdrawalView } from './view.ts'

export { runAutomaticWithdrawals } from './automatic.ts'

/** What follows when a second operator approves. */
export const approvedPayoutActs = { withdrawal: withdrawalApproved, payout_void: voidApproved }

/** The path's owner must be the caller: another's id is not found. */
function own(ctx: Ctx, uuid: string): string {
  if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
  return uuid
}

interface NewBank {
  bank: string
  number: string
  name: string
  confirmed?: boolean | undefined
}

/** Checks bank, digits and holder; the answer's number is digits only. */
function checkBank(ctx: Ctx, body: NewBank, legalName: string | null): { number: string } {
  const bank = bankOf(body.bank)
  if (!bank) throw new AppError('invalid_input', {}, { bank: 'not_an_option' as never })
  const checked = checkAccountNumber(bank, body.number)
  if (!checked.ok)
    throw new AppError('bank_account_digits', { n: body.number.length }, { number: 'bank_account_digits' })
  if (checked.unusual && !body.confirmed)
    throw new AppError(
      'bank_account_unusual',
      { bank: bank[ctx.lang], len: checked.expected, n: checked.digits.length },
      { number: 'bank_account_unusual' },
    )
  if (!legalName) throw new AppError('profile_incomplete', { items: ctx.lang === 'th' ? 'ชื่อตามเอกสาร' : 'legal name' })
  if (!sameLegalName(body.name, legalName))
    throw new AppError('bank_account_name', { legalName }, { name: 'bank_account_name' })
  return { number: checked.digits }
}

export const handlers = {
  ...operatorHandlers,

  async standing(ctx, { params }) {
    const owner = own(ctx, params.uuid)
    const now = ctx.clock.now()
    const [settings, balance, lifetime, expected, payee, waiting, bank] = await Promise.all([
      readSettings(ctx.db, now),
      creatorBalance(ctx.db, owner),
      earnedOf(ctx.db, owner),
      expectedOf(ctx.db, owner),
      payeeOf(ctx.db, owner),
      pendingOf(ctx.db, owner),
      newestBank(ctx.db, owner),
    ])
    return {
      available: balance.available,
      pending: balance.pending,
      expected,
      lifetime,
      nextAutomaticOn: nextAutomaticOn(now, settings),
      automatic: payee.automatic,
      minimum: settings['withdrawal.min'],
      fee: settings['withdrawal.fee'],
      feeWaivedFrom: settings['withdrawal.fee_waived_from'],
      waiting: waiting ? withdrawalView(waiting) : null,
      bank: bank ? bankView(bank) : null,
    }
  },

  async statement(ctx, { params, query }) {
    const owner = own(ctx, params.uuid)
    const from = query?.month ? startOfDay(`${query.month}-01`) : undefined
    const page = await statement(ctx.db, {
      owner,
      codes: ['creator_payable'],
      limit: query?.limit ?? 30,
      ...(query?.after && { before: query.after }),
      ...(from && { from, until: addMonths(from, 1) }),
    })
    const jobs = page.lines.flatMap((line) => (line.jobId ? [line.jobId] : []))
    const papers = new Map((await documentsOf(ctx.db, 'job', jobs)).map((paper) => [paper.refId, paper.id]))
    const data = page.lines.map((line) => ({
      entryId: line.entryId,
      at: line.occurredAt.toISOString(),
      event: line.event,
      label: ledgerEvents[line.event],
      reference: line.reference,
      in: line.in,
      out: line.out,
      balance: line.balance,
      jobId: line.jobId,
      withdrawalId: line.withdrawalId,
      documentId: line.jobId ? (papers.get(line.jobId) ?? null) : null,
    }))
    return { data, next: page.next }
  },

  async summary(ctx, { params }) {
    return earningsSummary(ctx.db, own(ctx, params.uuid), params.x, dayOf(ctx.clock.now()).slice(0, 7))
  },

  async bank(ctx, { params }) {
    const bank = await newestBank(ctx.db, own(ctx, params.uuid))
    return bank ? bankView(bank) : null
  },

  async saveBank(ctx, { params, body }) {
    const owner = own(ctx, params.uuid)
    const payee = await payeeOf(ctx.db, owner)
    const { number } = checkBank(ctx, body, payee.legalName)
    // The provider is asked before the transaction; an answer it cannot give waits for an operator.
    const check = await ctx.ports.payment
      .checkAccount({ bank: body.bank, number, name: body.name })
      .catch(() => ({ result: 'unknown' as const, holder: null }))
    if (check.result === 'mismatch')
      throw new AppError('bank_account_name', { legalName: payee.legalName ?? '' }, { name: 'bank_account_name' })
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      await requireStepUp(tx, ctx, 'bank_change')
      const settings = await readSettings(tx, now)
      const before = await newestBank(tx, owner)
      const wait = before ? settings['withdrawal.bank_change_hours'] * HOUR : 0
      const record: BankRecord = {
        id: newId(now.getTime()),
        accountId: owner,
        bank: body.bank,
        number,
        name: body.name,
        status: check.result === 'match' ? 'verified' : 'waiting',
        providerResult: check.result,
        decidedBy: null,
        reason: null,
        usableFrom: new Date(now.getTime() + wait),
        createdAt: now,
        decidedAt: check.result === 'match' ? now : null,
      }
      await replaceBank(tx, record)
      await notify(tx, now, {
        kind: 'security.changed',
        key: `bank:${record.id}:changed`,
        to: { accountId: owner },
        data: { what: { th: 'บัญชีธนาคาร', en: 'bank account' }, time: now },
        href: '/Influencer/bankAccount',
      })
      return bankView(record)
    })
  },

  async setAutomatic(ctx, { params, body }) {
    const owner = own(ctx, params.uuid)
    return ctx.write(async (tx) => {
      await updateInfluencer(tx, owner, { automaticWithdrawal: body.automatic })
      return { automatic: body.automatic }
    })
  },

  async withdraw(ctx, { params, body }) {
    const owner = own(ctx, params.uuid)
    return ctx.write(async (tx) => {
      await requireStepUp(tx, ctx, 'withdrawal')
      const made = await requestWithdrawal(tx, ctx, {
        accountId: owner,
        price: satang(body.price),
        type: 'manual',
        actor: { id: owner, role: 'influencer' },
      })
      return withdrawalView(made)
    })
  },

  async withdrawals(ctx, { params, query }) {
    const limit = query?.limit ?? PAGE
    const rows = await withdrawalsOf(ctx.db, own(ctx, params.uuid), query?.after, limit)
    const page = cutPage(rows, limit, (row) => [row.withdrawal.id])
    return { data: page.rows.map(withdrawalView), next: page.next }
  },
} satisfies Handlers<typeof payoutsContract>
