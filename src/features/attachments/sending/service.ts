import { dayOf, yearsBetween } from '../../../core/calendar.ts'
import { HOUR } from '../../../core/clock.ts'
import { THAILAND_ID } from '../../../core/countries.ts'
import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { shareFile, storeFile, withUpload } from '../../files/service.ts'
import type { Attachment, contract } from '../contract.ts'
import type { AttachmentKind } from '../kinds.ts'
import type { AttachmentDetails } from '../schema.ts'
import { findPerson, listCurrent, replaceAttachment } from '../store.ts'
import { viewAttachments, viewTax } from '../view.ts'

/** A company certificate needs the company's name and tax id. */
function requireCompany(company: AttachmentDetails): void {
  const missing = (['companyName', 'companyTaxId'] as const).filter((name) => !company[name])
  if (missing.length > 0)
    throw new AppError('invalid_input', {}, Object.fromEntries(missing.map((name) => [name, { code: 'required' }])))
}

interface NewAttachment {
  uuid: string
  kind: AttachmentKind
  file: UploadedFile | undefined
  /** A file that was uploaded before. */
  fileId: string | undefined
  details?: AttachmentDetails
}

/** Sends an attachment to be checked, with a file of the request or one that was uploaded before. */
async function sendAttachment(
  ctx: Ctx,
  { uuid, kind, file, fileId, details = {} }: NewAttachment,
): Promise<Attachment> {
  ownAccount(ctx, uuid)
  const now = ctx.clock.now()
  const insert = async (tx: Tx, storedId: string): Promise<Attachment> => {
    const dueAt = new Date(now.getTime() + (await readSettings(tx, now))['operator.paper_hours'] * HOUR)
    const id = newId(now.getTime())
    const row = { id, accountId: uuid, kind, fileId: storedId, details, createdAt: now, dueAt }
    const [attachment] = await viewAttachments(tx, [await replaceAttachment(tx, { ...row, status: 'in_progress' })])
    return attachment!
  }
  if (file)
    return withUpload(ctx, file, kind, (prepared) =>
      ctx.write(async (tx) => insert(tx, (await storeFile(tx, ctx, prepared)).id)),
    )
  if (!fileId) throw new AppError('file_required', {}, { file: { code: 'file_required' } })
  return ctx.write(async (tx) => {
    await shareFile(tx, { fileId, ownerId: uuid, purpose: kind, readers: [] })
    return insert(tx, fileId)
  })
}

/**
 * Attachments required before a person's tax class is decided: identity for everybody, others by age and nationality.
 */
function neededAttachments(person: { nationalityId: number; age: number | null; adultAge: number }): AttachmentKind[] {
  const minor = person.age !== null && person.age < person.adultAge
  return [
    'identity',
    ...(minor ? (['guardian'] as const) : []),
    ...(person.nationalityId === THAILAND_ID ? [] : (['work_permit'] as const)),
  ]
}

export const sendingHandlers = {
  async attach(ctx, { params: { uuid }, body: { kind, fileId, companyName, companyTaxId }, file }) {
    const company = { ...(companyName && { companyName }), ...(companyTaxId && { companyTaxId }) }
    if (kind === 'company') requireCompany(company)
    return sendAttachment(ctx, { uuid, kind, file, fileId, details: kind === 'company' ? company : {} })
  },
  uploadVat: (ctx, { params, body: { branch, fileId }, file }) =>
    sendAttachment(ctx, { uuid: params.id, kind: 'vat', file, fileId, details: { branch } }),
  uploadWorkPermit: (ctx, { params, body: { fileId }, file }) =>
    sendAttachment(ctx, { uuid: params.id, kind: 'work_permit', file, fileId }),
  async attachments(ctx, { params }) {
    ownAccount(ctx, params.uuid)
    const person = await findPerson(ctx.db, params.uuid)
    if (!person) throw new AppError('not_found')
    const now = ctx.clock.now()
    const { birthdate, nationalityId } = person.influencer
    const age = birthdate ? yearsBetween(birthdate, dayOf(now)) : null
    const adultAge = (await readSettings(ctx.db, now))['age.adult']
    return {
      data: await viewAttachments(ctx.db, await listCurrent(ctx.db, params.uuid)),
      tax: viewTax(person.influencer),
      needed: neededAttachments({ nationalityId, age, adultAge }),
    }
  },
} satisfies Pick<Handlers<typeof contract>, 'attach' | 'uploadVat' | 'uploadWorkPermit' | 'attachments'>
