/** Documents that a person sends to be checked. Each kind is also the purpose of its file. */
export const ATTACHMENT_KINDS = ['identity', 'guardian', 'work_permit', 'vat', 'company'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

export const ATTACHMENT_STATUSES = ['in_progress', 'approve', 'complete', 'reject'] as const
export type AttachmentStatus = (typeof ATTACHMENT_STATUSES)[number]

/** Actions of operators on an attachment. */
export const ATTACHMENT_ACTS = ['approve', 'reject', 'complete'] as const
export type AttachmentAct = (typeof ATTACHMENT_ACTS)[number]

/** Why an attachment is rejected; `other` needs a note. */
export const REJECT_REASONS = ['unreadable', 'mismatch', 'expired', 'wrong_kind', 'not_own', 'other'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** Tax classes that an operator can give. */
export const PAYEE_CLASSES = ['resident_individual', 'entertainer', 'company', 'non_resident'] as const
export type PayeeClass = (typeof PAYEE_CLASSES)[number]
