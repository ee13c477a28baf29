import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { filesOf, markUnused, storeFile, withUpload } from '../../files/service.ts'
import type { AttachmentView, influencerContract } from '../influencers/contract.ts'
import { findAccount, updateAccount, updateInfluencer } from '../store.ts'
import { type AttachmentRow, insertAttachment, listAttachments } from './store.ts'

function requireOwn(ctx: Ctx, uuid: string): void {
  if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
}

/** Replaces the caller's profile picture: decoded, written anew, public. */
export async function storeAvatar(ctx: Ctx, uuid: string, file: UploadedFile | undefined): Promise<{ url: string }> {
  requireOwn(ctx, uuid)
  if (!file) throw new AppError('file_required')
  return withUpload(ctx, file, 'avatar', (prepared) =>
    ctx.write(async (tx) => {
      const storedFile = await storeFile(tx, ctx, prepared)
      const replaced = (await findAccount(tx, uuid))?.avatarFileId
      if (replaced) await markUnused(tx, replaced, ctx.clock.now())
      await updateAccount(tx, uuid, { avatarFileId: storedFile.id })
      return { url: storedFile.url }
    }),
  )
}

/** Keeps a paper for an operator to check; `then` belongs to the same transaction. */
async function attach(
  ctx: Ctx,
  uuid: string,
  kind: AttachmentRow['kind'],
  file: UploadedFile | undefined,
  then: (tx: Tx) => Promise<void> = async () => {},
): Promise<AttachmentView> {
  requireOwn(ctx, uuid)
  if (!file) throw new AppError('file_required')
  const now = ctx.clock.now()
  const id = newId(now.getTime())
  return withUpload(ctx, file, kind, (prepared) =>
    ctx.write(async (tx) => {
      const storedFile = await storeFile(tx, ctx, prepared)
      const status = 'in_progress' as const
      await insertAttachment(tx, { id, accountId: uuid, kind, fileId: storedFile.id, status, createdAt: now })
      await then(tx)
      return {
        id,
        kind,
        status,
        reason: null,
        url: storedFile.url,
        name: storedFile.name,
        createdAt: now.toISOString(),
      }
    }),
  )
}

type PaperHandlers = Pick<
  Handlers<typeof influencerContract>,
  'uploadImage' | 'attach' | 'attachments' | 'uploadVat' | 'uploadWorkPermit'
>

export const paperHandlers = {
  uploadImage: (ctx, { params, file }) => storeAvatar(ctx, params.uuid, file),
  attach: (ctx, { params, body, file }) => attach(ctx, params.uuid, body.kind, file),
  async attachments(ctx, { params }) {
    requireOwn(ctx, params.uuid)
    const rows = await listAttachments(ctx.db, params.uuid)
    const files = await filesOf(
      ctx.db,
      rows.map((row) => row.fileId),
    )
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      reason: row.reason,
      url: files.get(row.fileId)?.url ?? '',
      name: files.get(row.fileId)?.name ?? '',
      createdAt: row.createdAt.toISOString(),
    }))
  },
  uploadVat: (ctx, { params, body, file }) =>
    attach(ctx, params.id, 'vat', file, (tx) => updateInfluencer(tx, params.id, { vatBranch: body.branch })),
  uploadWorkPermit: (ctx, { params, file }) => attach(ctx, params.id, 'work_permit', file),
} satisfies PaperHandlers
