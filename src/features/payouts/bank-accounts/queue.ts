import { AppError } from '../../../core/errors.ts'
import { audit } from '../../../platform/audit.ts'
import type { Handlers } from '../../../platform/context.ts'
import { paginate } from '../../../platform/cursor.ts'
import { filesOf } from '../../files/service.ts'
import type { contract } from '../contract.ts'
import { PAGE } from '../withdrawals/store.ts'
import { notifyDecision } from './decision.ts'
import { bankQueueRows, countBankQueue, decideBank } from './store.ts'
import { bankView } from './view.ts'

/** Accounts whose holder the provider could not verify; an operator decides. */
export const bankQueueHandlers = {
  async bankQueue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const [{ rows, next }, total] = await Promise.all([
      bankQueueRows(ctx.db, query.after, limit).then((rows) => paginate(rows, limit, (row) => [row.bank.id])),
      countBankQueue(ctx.db),
    ])
    const files = await filesOf(
      ctx.db,
      rows.flatMap(({ bank }) => bank.passbookFileId ?? []),
    )
    const data = rows.map(({ bank, legalName }) => ({
      ...bankView(bank),
      accountId: bank.accountId,
      number: bank.number,
      legalName: legalName ?? '',
      providerResult: bank.providerResult,
      createdAt: bank.createdAt.toISOString(),
      passbookType: files.get(bank.passbookFileId ?? '')?.contentType ?? null,
    }))
    return { data, next, total }
  },

  async decideBank(ctx, { params, body }) {
    if (!body.verified && !body.reason) throw new AppError('reason_required', {}, { reason: 'reason_required' })
    return ctx.write(async (tx) => {
      const now = ctx.clock.now()
      const status = body.verified ? 'verified' : 'rejected'
      const bank = await decideBank(tx, params.id, {
        status,
        decidedBy: ctx.caller.accountId,
        decidedAt: now,
        reason: body.reason ?? null,
      })
      if (!bank) throw new AppError('conflict')
      await audit(tx, ctx, {
        act: `bank.${status}`,
        targetType: 'bank_account',
        targetId: bank.id,
        ...(body.reason && { why: body.reason }),
      })
      await notifyDecision(tx, now, bank, body.reason ?? null)
      return bankView(bank)
    })
  },
} satisfies Pick<Handlers<typeof contract>, 'bankQueue' | 'decideBank'>
