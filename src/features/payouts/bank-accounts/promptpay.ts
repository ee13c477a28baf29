import { AppError } from '../../../core/errors.ts'
import type { PromptpayId } from '../../../core/thai/payout-target.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { PROMPTPAY_BANK } from '../../../ports/payment/port.ts'
import type { contract } from '../contract.ts'
import { saveDraft } from '../drafts/store.ts'
import { promptpayNumber } from '../rules/promptpay.ts'
import { checkHolder, type NewTarget, namedPayee, saveTarget } from './save.ts'
import { last4 } from './view.ts'

const MISSING = { phone: 'promptpay_phone_missing', taxId: 'promptpay_id_missing' } as const

/** The payee's own PromptPay id with what the provider says about its holder. */
async function checkPromptpay(ctx: Ctx, owner: string, promptpay: PromptpayId): Promise<NewTarget> {
  const payee = await namedPayee(ctx, owner)
  const number = promptpayNumber(payee, promptpay)
  if (!number) throw new AppError(MISSING[promptpay])
  const name = payee.legalName
  const providerResult = await checkHolder(ctx, { bank: PROMPTPAY_BANK, number, name })
  if (providerResult === 'mismatch') throw new AppError('bank_account_name', { legalName: name })
  return { bank: null, promptpay, number, name, providerResult }
}

export const promptpayHandlers = {
  async reviewPromptpay(ctx, { params, body: { promptpay } }) {
    const owner = ownAccount(ctx, params.uuid)
    const { number, name } = await checkPromptpay(ctx, owner, promptpay)
    await ctx.write((tx) => saveDraft(tx, owner, { bank: null, promptpay }, ctx.clock.now()))
    return { promptpay, last4: last4(number), name }
  },

  async savePromptpay(ctx, { params, body: { promptpay } }) {
    const owner = ownAccount(ctx, params.uuid)
    return saveTarget(ctx, owner, await checkPromptpay(ctx, owner, promptpay))
  },
} satisfies Pick<Handlers<typeof contract>, 'reviewPromptpay' | 'savePromptpay'>
