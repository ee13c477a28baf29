import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError, type ErrorCode, type FieldErrors } from '../../../core/errors.ts'
import { plainDigits } from '../../../core/plain-text.ts'
import { bankOf, checkAccountNumber } from '../../../core/thai/banks.ts'
import { sameLegalName } from '../../../core/thai/legal-name.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { markUnused, storeFile, withUpload } from '../../files/service.ts'
import type { contract as payoutsContract } from '../contract.ts'
import { saveDraft } from '../drafts/store.ts'
import { errors } from '../errors.ts'
import { checkHolder, type NewTarget, namedPayee, saveTarget } from './save.ts'
import { newestBank, storePassbook } from './store.ts'
import { bankView, last4 } from './view.ts'

type NewBank = HandlerInput<(typeof payoutsContract)['saveBank']>['body']

/** Errors of all fields. */
function fieldErrors(ctx: Ctx, body: NewBank, legalName: string): FieldErrors {
  const bank = bankOf(body.bank)
  const number = bank && checkAccountNumber(bank, body.number)
  const digits = plainDigits(body.number).replace(/\D/g, '').length
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

/** A single invalid field throws its own error, several throw `invalid_input`; `unusual` asks to confirm the number. */
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

/** Checks bank, number and name, then the holder with the provider. */
async function checkBank(ctx: Ctx, owner: string, body: NewBank): Promise<NewTarget> {
  const { legalName } = await namedPayee(ctx, owner)
  refuseFields(fieldErrors(ctx, body, legalName))
  const { bank, number, name } = body
  const providerResult = await checkHolder(ctx, { bank, number, name })
  if (providerResult === 'mismatch') refuseFields({ name: { code: 'bank_account_name', legalName } })
  return { bank, promptpay: null, number, name, providerResult }
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
    const draft = { bank: { bank, number, name, confirmed }, promptpay: null }
    await ctx.write((tx) => saveDraft(tx, owner, draft, ctx.clock.now()))
    return { bank, last4: last4(number), name }
  },

  async saveBank(ctx, { params, body }) {
    const owner = ownAccount(ctx, params.uuid)
    return saveTarget(ctx, owner, await checkBank(ctx, owner, body))
  },
} satisfies Pick<Handlers<typeof payoutsContract>, 'bank' | 'savePassbook' | 'reviewBank' | 'saveBank'>
