import { isoTime } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError, type FieldErrors } from '../../../core/errors.ts'
import { checkJuristicId, checkNationalId, idDigits } from '../../../core/thai/national-id.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { listPreferences, savePreferences } from '../../notifications/service.ts'
import { consentsOf, storeConsents } from '../consents/consents.ts'
import { storeAvatar } from '../pictures/service.ts'
import { checkAddress } from '../places/places.ts'
import { findMarketer, lockMarketer, updateAccount, updateMarketer } from '../store.ts'
import type { MarketerView, marketerContract } from './contract.ts'

type Changes = HandlerInput<(typeof marketerContract)['patchMarketerProfile']>['body']

/** `personId` is the login whose notification settings and consents are shown. */
async function view(db: Db | Tx, id: string, personId: string): Promise<MarketerView> {
  const found = await findMarketer(db, id)
  if (!found) throw new AppError('not_found')
  const { account, marketer } = found
  return {
    uuid: account.id,
    email: account.email,
    phone: account.phone,
    phoneVerified: account.phoneVerifiedAt !== null,
    displayName: account.displayName,
    latinName: account.latinName,
    avatarUrl: account.avatarFileId ? `/media/${account.avatarFileId}` : null,
    brandName: marketer.brandName,
    kind: marketer.kind,
    accountType: marketer.accountType,
    legalName: marketer.legalName,
    taxId: marketer.taxId,
    taxBranch: marketer.taxBranch,
    classification: marketer.classification,
    taxRegime: marketer.taxRegime,
    address: marketer.address,
    contactName: marketer.contactName,
    website: marketer.website,
    questionnaire: (marketer.questionnaire ?? {}) as MarketerView['questionnaire'],
    lang: account.lang,
    notifications: await listPreferences(db, personId),
    consents: await consentsOf(db, personId),
    status: account.status,
    contractEndsAt: isoTime(account.contractEndsAt),
  }
}

/**
 * Validates a tax ID and returns only its digits. A company's is its registration number, a person's the national ID.
 */
function taxIdOf(text: string, accountType: 'individual' | 'company'): string {
  const id = idDigits(text)
  const refusal = accountType === 'company' ? checkJuristicId(id) : checkNationalId(id)
  if (!refusal) return id
  const code = refusal.endsWith('_check') ? refusal : accountType === 'company' ? 'juristic_id' : 'national_id'
  throw new AppError('invalid_input', {}, { taxId: { code } })
}

/** Checks the address and the tax ID together, so that errors of both are shown at once. */
async function refuseWrong(
  { address, taxId }: Changes,
  accountType: 'individual' | 'company',
  lang: Ctx['lang'],
): Promise<void> {
  const checks = [
    checkAddress(address, 'address', lang),
    (async () => taxId !== undefined && taxIdOf(taxId, accountType))(),
  ]
  const fields: FieldErrors = {}
  for (const check of await Promise.allSettled(checks)) {
    if (check.status === 'fulfilled') continue
    if (!(check.reason instanceof AppError) || !check.reason.fields) throw check.reason
    Object.assign(fields, check.reason.fields)
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', {}, fields)
}

async function save(ctx: Ctx, changes: Changes): Promise<MarketerView> {
  const id = ctx.caller.accountId
  const before = await findMarketer(ctx.db, id)
  if (!before) throw new AppError('not_found')
  await refuseWrong(changes, changes.accountType ?? before.marketer.accountType, ctx.lang)
  return ctx.write(async (tx) => {
    const { displayName, latinName, lang, taxId, website, ...rest } = changes
    const shownName = displayName ?? rest.brandName
    await updateAccount(tx, id, {
      ...(shownName && { displayName: shownName }),
      ...(latinName !== undefined && { latinName }),
      ...(lang && { lang }),
    })
    const found = await lockMarketer(tx, id)
    if (!found) throw new AppError('not_found')
    const accountType = rest.accountType ?? found.marketer.accountType
    await updateMarketer(tx, id, {
      ...rest,
      ...(taxId !== undefined && { taxId: taxIdOf(taxId, accountType) }),
      ...(website !== undefined && { website: website || null }),
    })
    return view(tx, id, personOf(ctx.caller))
  })
}

export const marketerHandlers = {
  marketerProfile: (ctx) => view(ctx.db, ctx.caller.accountId, personOf(ctx.caller)),
  async marketer(ctx, { params }) {
    if (params.id !== ctx.caller.accountId) throw new AppError('not_found')
    return view(ctx.db, params.id, personOf(ctx.caller))
  },
  patchMarketerProfile: (ctx, { body }) => save(ctx, body),
  updateMarketerProfile: (ctx, { body }) => save(ctx, body),
  uploadMarketerImage: (ctx, { params, file }) => storeAvatar(ctx, params.id, file),
  async marketerConsent(ctx, { body }) {
    const id = personOf(ctx.caller)
    return ctx.write(async (tx) => {
      await storeConsents(tx, ctx, id, body.consents)
      return { consents: await consentsOf(tx, id) }
    })
  },
  async marketerNotifications(ctx, { body }) {
    return ctx.write(async (tx) => {
      await savePreferences(tx, personOf(ctx.caller), body.notifications)
      return listPreferences(tx, personOf(ctx.caller))
    })
  },
} satisfies Handlers<typeof marketerContract>
