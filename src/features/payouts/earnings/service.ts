import { monthOf } from '../../../core/calendar.ts'
import { sum } from '../../../core/money.ts'
import { influencerBalance } from '../../../ledger/balances.ts'
import type { Handlers } from '../../../platform/context.ts'
import { encodeCursor, idOfCursor } from '../../../platform/cursor.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { readVatSummary } from '../../vat-invoices/service.ts'
import { newestBank } from '../bank-accounts/store.ts'
import { bankView } from '../bank-accounts/view.ts'
import type { contract } from '../contract.ts'
import { nextAutomatic, nextRunOn } from '../rules/automatic.ts'
import { withdrawalTerms } from '../rules/limits.ts'
import { expectedOn } from '../rules/withdrawal.ts'
import { isPromptpayChanged } from '../withdrawals/request.ts'
import { payeeOf, pendingOf } from '../withdrawals/store.ts'
import { hasAutomaticWithdrawalToday } from '../withdrawals/store-due.ts'
import { withdrawalView } from '../withdrawals/view.ts'
import { earningsFiles } from './files.ts'
import { pageOfLines } from './lines.ts'
import { boundsOf, earningsSummary, expectedOf, incomeByMonth } from './store.ts'

export const earningsHandlers = {
  async standing(ctx, { params }) {
    const owner = ownAccount(ctx, params.uuid)
    const now = ctx.clock.now()
    const [settings, balance, income, expected, payee, waiting, bank, vat, madeToday] = await Promise.all([
      readSettings(ctx.db, now),
      influencerBalance(ctx.db, owner),
      incomeByMonth(ctx.db, owner),
      expectedOf(ctx.db, owner),
      payeeOf(ctx.db, owner),
      pendingOf(ctx.db, owner),
      newestBank(ctx.db, owner),
      readVatSummary(ctx.db, owner),
      hasAutomaticWithdrawalToday(ctx.db, owner, now),
    ])
    const automatic = {
      automatic: payee.automatic,
      active: payee.status === 'active',
      pending: waiting !== null,
      bank,
      promptpayChanged: bank !== null && (await isPromptpayChanged(ctx.db, bank)),
      available: balance.available,
      madeToday,
    }
    return {
      available: balance.available,
      pending: balance.pending,
      vatPending: vat.hasVat ? vat.pending : null,
      vatUnsent: vat.unsent,
      expected,
      lifetime: sum(...income.map(({ amount }) => amount)),
      ...nextAutomatic(automatic, now, settings),
      nextRunOn: nextRunOn(now, settings),
      expectedOn: expectedOn(now, settings),
      automatic: payee.automatic,
      ...withdrawalTerms(settings),
      waiting: waiting ? withdrawalView(waiting) : null,
      bank: bank ? bankView(bank) : null,
    }
  },

  async statement(ctx, { params, query }) {
    const owner = ownAccount(ctx, params.uuid)
    const { data, next } = await pageOfLines(ctx.db, owner, {
      lang: ctx.lang,
      limit: query?.limit ?? 30,
      before: idOfCursor(query?.after) ?? undefined,
      kind: query?.kind,
      ...(query?.month && boundsOf(query.month)),
    })
    return { data, next: next && encodeCursor([next]) }
  },

  ...earningsFiles,

  async summary(ctx, { params }) {
    return earningsSummary(ctx.db, ownAccount(ctx, params.uuid), params.x, monthOf(ctx.clock.now()))
  },
} satisfies Pick<
  Handlers<typeof contract>,
  'standing' | 'statement' | 'statementCsv' | 'statementPdf' | 'taxYear' | 'summary'
>
