import sharp, { type Sharp } from 'sharp'
import type { PictureWidth } from '../../core/pictures.ts'

/** Upload limit of the specification, bytes. */
export const MAX_UPLOAD_BYTES = 4_096_000
const MAX_PIXELS = 25_000_000

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'mp4'
export type ImageKind = 'jpeg' | 'png' | 'webp'

export const CONTENT_TYPE: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}

export type ModernKind = 'avif' | 'webp'

/** file_too_large: over the byte or pixel limit; file_kind: not one of the allowed kinds; file_broken: cannot be decoded. */
export class UploadError extends Error {
  readonly code: 'file_too_large' | 'file_kind' | 'file_broken'

  constructor(code: 'file_too_large' | 'file_kind' | 'file_broken', cause?: unknown) {
    super(code, { cause })
    this.name = 'UploadError'
    this.code = code
  }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What the bytes are, whatever the file was called; null when none of ours. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(ascii(bytes, 8, 12)))
    return 'mp4'
  return null
}

/** Checks size and kind of an upload. Throws UploadError. */
export function checkUpload(bytes: Uint8Array, allowed: readonly FileKind[]): FileKind {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new UploadError('file_too_large')
  const kind = sniffKind(bytes)
  if (kind === null || !allowed.includes(kind)) throw new UploadError('file_kind')
  return kind
}

export interface CleanImage {
  bytes: Buffer
  kind: ImageKind
  contentType: string
  width: number
  height: number
}

/**
 * Decodes a picture and writes it anew in its own kind: turned upright, at most `maxSide` pixels on the longer side,
 * all metadata dropped (place, camera), whatever was hidden after the picture gone. Throws UploadError.
 * Slow work: never inside a transaction.
 */
export async function cleanImage(bytes: Uint8Array, options: { maxSide?: number } = {}): Promise<CleanImage> {
  const kind = checkUpload(bytes, ['jpeg', 'png', 'webp'])
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw new UploadError('file_kind')
  const side = options.maxSide ?? 2_048
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(picture, kind).toBuffer({ resolveWithObject: true })
    return { bytes: data, kind, contentType: CONTENT_TYPE[kind], width: info.width, height: info.height }
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
    throw new UploadError(tooMany ? 'file_too_large' : 'file_broken', error)
  }
}

function encode(picture: Sharp, kind: ImageKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 84, mozjpeg: true })
  return kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 84 })
}

/** A smaller copy of a stored picture in a modern format. Slow work: the copy is kept by the caller. */
export const shrinkImage = (bytes: Uint8Array, width: PictureWidth, kind: ModernKind): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true })
  return (kind === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 })).toBuffer()
}
