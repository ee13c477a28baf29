import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { PayoutTarget } from '../../../core/thai/payout-target.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { requireStepUp } from '../../accounts/service.ts'
import { notify } from '../../notifications/service.ts'
import type { BankAccountView } from '../contract.ts'
import { saveDraft } from '../drafts/store.ts'
import { usableFrom } from '../rules/withdrawal.ts'
import { type PayeeFacts, payeeOf } from '../withdrawals/store.ts'
import { type BankRecord, newestBank, replaceBank } from './store.ts'
import { bankView } from './view.ts'

export interface NewTarget extends PayoutTarget {
  number: string
  name: string
  providerResult: BankRecord['providerResult']
}

/** A payee with a legal name, which the account holder is checked against. Errors if there is none. */
export async function namedPayee(ctx: Ctx, owner: string): Promise<PayeeFacts & { legalName: string }> {
  const payee = await payeeOf(ctx.db, owner)
  const { legalName } = payee
  if (!legalName)
    throw new AppError('profile_incomplete', {
      items: ctx.lang === 'th' ? 'ชื่อตามเอกสาร' : 'legal name',
      missing: ['legalName'],
    })
  return { ...payee, legalName }
}

/**
 * Asks the payout provider for the holder; `unknown` if it does not respond. Slow: never call it inside a transaction.
 */
export async function checkHolder(
  ctx: Ctx,
  account: { bank: string; number: string; name: string },
): Promise<BankRecord['providerResult']> {
  const check = await ctx.ports.payment.checkAccount(account).catch(() => ({ result: 'unknown' as const }))
  return check.result
}

/**
 * Saves a checked account as the payout account, in one transaction: uses the code, sets the waiting period after a
 * change, sends the security notice. If the provider could not verify the holder, an operator decides.
 */
export async function saveTarget(ctx: Ctx, owner: string, target: NewTarget): Promise<BankAccountView> {
  const now = ctx.clock.now()
  const matches = target.providerResult === 'match'
  return ctx.write(async (tx) => {
    await requireStepUp(tx, ctx, 'bank_change')
    const settings = await readSettings(tx, now)
    const existing = await newestBank(tx, owner)
    const record: BankRecord = {
      ...target,
      id: newId(now.getTime()),
      accountId: owner,
      status: matches ? 'verified' : 'waiting',
      passbookFileId: null,
      decidedBy: null,
      reason: null,
      usableFrom: usableFrom(now, existing !== null, settings),
      createdAt: now,
      decidedAt: matches ? now : null,
    }
    await replaceBank(tx, record)
    await saveDraft(tx, owner, { bank: null, promptpay: null }, now)
    await notify(tx, now, {
      kind: 'security.changed',
      key: `bank:${record.id}:changed`,
      to: { accountId: owner },
      data: { what: { th: 'บัญชีรับเงิน', en: 'payout account' }, time: now },
      href: '/Influencer/bankAccount',
    })
    return bankView(record)
  })
}
