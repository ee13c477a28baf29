import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import { CONTENT_TYPE, sniffKind } from '../../../ports/storage/image.ts'
import { cleanName, PURPOSE_RULES } from '../rules.ts'
import { deleteFiles, type FileRecord, insertFile, lockOwner, videoSpaceOf } from '../store.ts'

/** The media type of a video from its first bytes; null for anything else. */
export function videoType(start: Uint8Array): string | null {
  const kind = sniffKind(start)
  return kind === 'mp4' || kind === 'mov' ? CONTENT_TYPE[kind] : null
}

export const isVideo = ({ contentType }: Pick<FileRecord, 'contentType'>): boolean => contentType.startsWith('video/')

/** Inserts the row of a stored video that nothing refers to yet. */
export async function insertVideo(
  tx: Tx,
  video: Pick<FileRecord, 'id' | 'ownerId' | 'name' | 'contentType' | 'size'>,
  now: Date,
): Promise<void> {
  await insertFile(tx, {
    ...video,
    name: cleanName(video.name),
    visibility: PURPOSE_RULES.draft.visibility,
    purpose: 'draft',
    storageKey: video.id,
    readers: [],
    createdAt: now,
    unusedSince: now,
  })
}

/** Deletes the rows of videos. The caller deletes their pieces after the commit. */
export const deleteVideos = (tx: Tx, ids: readonly string[]): Promise<void> => deleteFiles(tx, ids)

/** Bytes of videos that an account may still store. Its concurrent uploads wait until the transaction ends. */
export async function lockVideoSpace(tx: Tx, ownerId: string, settings: Settings): Promise<number> {
  await lockOwner(tx, ownerId)
  return settings['files.video_quota_mb'] * 1e6 - (await videoSpaceOf(tx, ownerId))
}
