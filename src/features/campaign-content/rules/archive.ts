import { csvOf } from '../../../core/csv.ts'
import type { Lang } from '../../../core/shapes.ts'

/** Limits of one archive. */
export const ARCHIVE_MAX = { files: 500, megabytes: 1_000 } as const

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
}

/** The name of a file in the archive: a number, the channel, and the extension of the content type. */
export function nameInArchive(index: number, handle: string, contentType: string): string {
  const safeHandle = handle.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '_').slice(0, 60)
  return `${String(index + 1).padStart(3, '0')}-${safeHandle}.${EXTENSIONS[contentType] ?? 'bin'}`
}

export interface RightsLine {
  file: string
  influencer: string
  handle: string
  post: string
}

const HEAD: Record<Lang, readonly string[]> = {
  th: ['ไฟล์', 'ครีเอเตอร์', 'ช่อง', 'โพสต์', 'สิทธิ์ใช้งาน', 'ใช้ได้ถึง'],
  en: ['File', 'Creator', 'Channel', 'Post', 'Usage rights', 'Usable until'],
}

/** What the marketer may do with each file, and until which day. */
export const rightsCsv = (lang: Lang, lines: readonly RightsLine[], rights: { text: string; endsOn: string | null }) =>
  csvOf(
    HEAD[lang],
    lines.map(({ file, influencer, handle, post }) => [
      file,
      influencer,
      handle,
      post,
      rights.text,
      rights.endsOn ?? '',
    ]),
  )
