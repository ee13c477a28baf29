import type { FilePurpose } from './contract.ts'

type Kind = 'jpeg' | 'png' | 'webp' | 'pdf'

const KIND_NAMES: Readonly<Record<Kind, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', pdf: 'PDF' }

/** For example `JPEG, PNG, WebP, PDF`; the same in both languages. */
export const kindNames = (kinds: readonly Kind[]): string => kinds.map((kind) => KIND_NAMES[kind]).join(', ')

export interface PurposeRule {
  kinds: readonly Kind[]
  visibility: 'private' | 'public'
  /** Longest side of a picture after it is re-encoded, in pixels. */
  maxSide: number
  /** Only operators may upload it, because the site's own pages show it. */
  operators?: true
}

const PICTURES: readonly Kind[] = ['jpeg', 'png', 'webp']
const PICTURES_OR_PDF: readonly Kind[] = [...PICTURES, 'pdf']
const PRIVATE_DOCUMENT: PurposeRule = { kinds: PICTURES_OR_PDF, visibility: 'private', maxSide: 2_400 }
const shown = (maxSide: number): PurposeRule => ({ kinds: PICTURES, visibility: 'public', maxSide })

export const PURPOSE_RULES: Readonly<Record<FilePurpose, PurposeRule>> = {
  avatar: shown(512),
  cover: shown(1_600),
  reference: shown(1_600),
  draft: PRIVATE_DOCUMENT,
  receipt: PRIVATE_DOCUMENT,
  insight: PRIVATE_DOCUMENT,
  message: PRIVATE_DOCUMENT,
  slip: PRIVATE_DOCUMENT,
  identity: PRIVATE_DOCUMENT,
  work_permit: PRIVATE_DOCUMENT,
  vat: PRIVATE_DOCUMENT,
  guardian: PRIVATE_DOCUMENT,
  company: PRIVATE_DOCUMENT,
  bank_book: PRIVATE_DOCUMENT,
  vat_invoice: PRIVATE_DOCUMENT,
  tax_certificate: PRIVATE_DOCUMENT,
  content: { ...shown(1_600), operators: true },
  download: { kinds: ['pdf'], visibility: 'public', maxSide: 0, operators: true },
}

/** The file name for downloads: no path, no control characters, at most 120 characters. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = [...last].filter((c) => c.codePointAt(0)! >= 32 && c !== '\u007f').join('')
  return plain.trim().slice(-120) || 'file'
}

export const urlOf = (file: { id: string; visibility: 'private' | 'public' }): string =>
  file.visibility === 'public' ? `/media/${file.id}` : `/api/files/${file.id}`
