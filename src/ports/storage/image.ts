import sharp, { type Sharp } from 'sharp'
import { bounded } from '../../core/bounded.ts'
import type { PictureWidth } from '../../core/pictures.ts'

/** Upload limit of the specification, bytes. */
export const MAX_UPLOAD_BYTES = 4_096_000
const MAX_PIXELS = 25_000_000
/** Maximum width and height in pixels: a picture of one very long row has few pixels but still takes seconds. */
const MAX_SIDE = 12_000
/** Limit for decoding and encoding, seconds; an ordinary photo of the maximum size needs two. */
const MAX_SECONDS = 10

/** One picture at a time, on one thread, because logins and pages share the processors and the thread pool. */
const onePicture = bounded({ running: 1, waiting: 12 })
sharp.concurrency(1)
// Every picture is read once, so the cache of libvips would only use memory.
sharp.cache(false)

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'mp4' | 'mov'
export type ImageKind = 'jpeg' | 'png' | 'webp'

export const CONTENT_TYPE: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
}

export type ModernKind = 'avif' | 'webp'

/**
 * file_too_large: over the byte limit; file_pixels: over a pixel limit; file_kind: not one of the allowed kinds;
 * file_broken: cannot be decoded, or not within the time limit.
 */
type UploadErrorCode = 'file_too_large' | 'file_pixels' | 'file_kind' | 'file_broken'

export class UploadError extends Error {
  readonly code: UploadErrorCode
  /** Values of the message's placeholders. */
  readonly details: Record<string, number>

  constructor(code: UploadErrorCode, { cause, ...details }: { cause?: unknown; [value: string]: unknown } = {}) {
    super(code, { cause })
    this.name = 'UploadError'
    this.code = code
    this.details = details as Record<string, number>
  }
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The kind of a file from its content, not its name; null if we do not support it. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/.test(ascii(bytes, 8, 12)))
    return 'mp4'
  if (ascii(bytes, 4, 12) === 'ftypqt  ') return 'mov'
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
 * Decodes a picture and encodes it in the same format: upright, at most `maxSide` pixels on the longer side, without
 * metadata (place, camera) and without data appended to the file. Throws UploadError, and `unavailable` if too many
 * pictures wait. Slow: never call it inside a transaction.
 */
export const cleanImage: typeof reencode = (bytes, options) => onePicture(() => reencode(bytes, options))

async function reencode(bytes: Uint8Array, options: { maxSide?: number } = {}): Promise<CleanImage> {
  const kind = checkUpload(bytes, ['jpeg', 'png', 'webp'])
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') throw new UploadError('file_kind')
  const side = options.maxSide ?? 2_048
  await checkPixels(bytes)
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(picture, kind).toBuffer({ resolveWithObject: true })
    return { bytes: data, kind, contentType: CONTENT_TYPE[kind], width: info.width, height: info.height }
  } catch (cause) {
    throw new UploadError('file_broken', { cause })
  }
}

/** Checks the size in a picture's header before it is decoded. */
async function checkPixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UploadError('file_broken', { cause })
    })
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw new UploadError('file_pixels', { side: MAX_SIDE, megapixels: MAX_PIXELS / 1e6 })
}

function encode(picture: Sharp, kind: ImageKind): Sharp {
  if (kind === 'jpeg') return picture.jpeg({ quality: 84, mozjpeg: true })
  return kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 84 })
}

/** A stored picture as PNG for PDF documents, at most `side` pixels; `unavailable` if too many pictures wait. */
export const paperImage = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  onePicture(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer(),
  )

/**
 * A smaller copy of a stored picture in a modern format; `unavailable` if too many pictures wait. Slow: the caller
 * stores the copy.
 */
export const shrinkImage = (bytes: Uint8Array, width: PictureWidth, kind: ModernKind): Promise<Buffer> =>
  onePicture(() => {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width, withoutEnlargement: true })
    return (kind === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 })).toBuffer()
  })
