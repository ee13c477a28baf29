import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { markUnused, storeFile, withUpload } from '../../files/service.ts'
import { findAccount, updateAccount } from '../store.ts'

/** Replaces the caller's profile picture. The file is decoded and re-encoded, and is public. */
export async function storeAvatar(ctx: Ctx, uuid: string, file: UploadedFile | undefined): Promise<{ url: string }> {
  if (uuid !== ctx.caller.accountId) throw new AppError('not_found')
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
