import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError, type ErrorCode, type FieldErrors } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { bankOf, checkAccountNumber } from '../../../core/thai/banks.ts'
import { sameLegalName } from '../../../core/thai/legal-name.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { requireStepUp } from '../../accounts/service.ts'
import { markUnused, storeFile, withUpload } from '../../files/service.ts'
import { notify } from '../../notifications/service.ts'
import type { contract as payoutsContract } from '../contract.ts'
import { saveDraft } from '../drafts/store.ts'
import { errors } from '../errors.ts'
import { usableFrom } from '../rules/withdrawal.ts'
import { payeeOf } from '../withdrawals/store.ts'
import { type BankRecord, newestBank, replaceBank, storePassbook } from './store.ts'
import { bankView, last4 } from './view.ts'

type NewBank = HandlerInput<(typeof payoutsContract)['saveBank']>['body']

/** Every field that is wrong, at once. */
function fieldErrors(ctx: Ctx, body: NewBank, legalName: string): FieldErrors {
  const bank = bankOf(body.bank)
  const number = bank && checkAccountNumber(bank, body.number)
  const digits = body.number.replace(/\D/g, '').length
  return {
    ...(!bank && { bank: { code: 'not_an_option' } }),
    ...(number && !number.ok && { number: { code: number.code, n: digits } }),
    ...(bank &&
      number?.ok &&
      number.unusual &&
      !body.confirmed && {
        number: { code: 'bank_account_unusual', bank: bank[ctx.lang], len: number.expected, n: digits },
      }),
    ...(!sameLegalName(body.name, legalName) && { name: { code: 'bank_account_name', legalName } }),
  }
}

/** One wrong field gives its own error, several are `invalid_input`; `unusual` asks for a confirmation of the number. */
function refuseFields(fields: FieldErrors): void {
  const issues = Object.values(fields).map((issue) => (typeof issue === 'string' ? { code: issue } : issue))
  const [first, ...more] = issues
  if (!first) return
  const unusual = issues.some(({ code }) => code === 'bank_account_unusual')
  const { code, ...values } = more.length > 0 ? { code: 'invalid_input' } : first
  throw new AppError(
    Object.hasOwn(errors, code) ? (code as ErrorCode) : 'invalid_input',
    { ...values, ...(unusual && { unusual }) },
    fields,
  )
}

/**
 * Checks bank, number and holder, then asks the payout provider, which may take a while: never inside a transaction. What
 * it cannot tell waits for an operator.
 */
async function checkBank(ctx: Ctx, owner: string, body: NewBank): Promise<BankRecord['providerResult']> {
  const { legalName } = await payeeOf(ctx.db, owner)
  if (!legalName) throw new AppError('profile_incomplete', { items: ctx.lang === 'th' ? 'ชื่อตามเอกสาร' : 'legal name' })
  refuseFields(fieldErrors(ctx, body, legalName))
  const { bank, number, name } = body
  const { result } = await ctx.ports.payment
    .checkAccount({ bank, number, name })
    .catch(() => ({ result: 'unknown' as const }))
  if (result === 'mismatch') refuseFields({ name: { code: 'bank_account_name', legalName } })
  return result
}

export const bankHandlers = {
  async bank(ctx, { params }) {
    const bank = await newestBank(ctx.db, ownAccount(ctx, params.uuid))
    return bank ? bankView(bank) : null
  },

  async savePassbook(ctx, { params, file }) {
    const owner = ownAccount(ctx, params.uuid)
    if (!file) throw new AppError('file_required')
    return withUpload(ctx, file, 'bank_book', (prepared) =>
      ctx.write(async (tx) => {
        const stored = await storeFile(tx, ctx, prepared)
        const saved = await storePassbook(tx, owner, stored.id)
        if (!saved) throw new AppError('conflict')
        if (saved.replaced) await markUnused(tx, saved.replaced, ctx.clock.now())
        return bankView(saved.bank)
      }),
    )
  },

  async reviewBank(ctx, { params, body }) {
    const owner = ownAccount(ctx, params.uuid)
    await checkBank(ctx, owner, body)
    const { bank, number, name, confirmed = false } = body
    await ctx.write((tx) => saveDraft(tx, owner, { bank: { bank, number, name, confirmed } }, ctx.clock.now()))
    return { bank, last4: last4(number), name }
  },

  async saveBank(ctx, { params, body }) {
    const owner = ownAccount(ctx, params.uuid)
    const providerResult = await checkBank(ctx, owner, body)
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      await requireStepUp(tx, ctx, 'bank_change')
      const settings = await readSettings(tx, now)
      const existing = await newestBank(tx, owner)
      const record: BankRecord = {
        id: newId(now.getTime()),
        accountId: owner,
        bank: body.bank,
        number: body.number,
        name: body.name,
        status: providerResult === 'match' ? 'verified' : 'waiting',
        providerResult,
        passbookFileId: null,
        decidedBy: null,
        reason: null,
        usableFrom: usableFrom(now, existing !== null, settings),
        createdAt: now,
        decidedAt: providerResult === 'match' ? now : null,
      }
      await replaceBank(tx, record)
      await saveDraft(tx, owner, { bank: null }, now)
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
} satisfies Pick<Handlers<typeof payoutsContract>, 'bank' | 'savePassbook' | 'reviewBank' | 'saveBank'>
