import type { SenderView } from '../received-documents/kinds.ts'

export const CERTIFICATE_STATUSES = [
  'waiting',
  'in_progress',
  'rejected',
  'approved',
  'collected',
  'written_off',
  'void',
] as const
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number]

export const CERTIFICATE_ACTS = ['send', 'approve', 'reject', 'collect', 'write_off', 'void'] as const
export type CertificateAct = (typeof CERTIFICATE_ACTS)[number]

/** Why a certificate is rejected; `other` needs a note. */
export const CERTIFICATE_REASONS = [
  'unreadable',
  'payer',
  'payee',
  'amount',
  'details',
  'unsigned',
  'wrong_document',
  'other',
] as const
export type CertificateReason = (typeof CERTIFICATE_REASONS)[number]

/** Statuses in which the buyer has to send the certificate, or send it again. */
export const UNSENT = ['waiting', 'rejected'] as const satisfies readonly CertificateStatus[]
/** Statuses in which the withheld tax is still a receivable. */
export const DUE = [...UNSENT, 'in_progress'] as const satisfies readonly CertificateStatus[]

/** Statuses in which the receivable ended without a certificate: the tax was transferred or written off. */
export const ENDED = ['collected', 'written_off'] as const satisfies readonly CertificateStatus[]
export type EndedStatus = (typeof ENDED)[number]

/** Statuses in each view of the buyer's list. */
export const CERTIFICATE_VIEWS = {
  todo: UNSENT,
  review: ['in_progress'],
  done: ['approved', 'collected', 'written_off', 'void'],
} as const satisfies Record<SenderView, readonly CertificateStatus[]>
