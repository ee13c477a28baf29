import { isoTime } from '../../core/clock.ts'
import type { Tx } from '../../db/types.ts'
import type { influencers } from '../accounts/schema.ts'
import { filesOf } from '../files/service.ts'
import { rejectReason } from './rules/reject-reason.ts'
import { attachmentActs } from './rules/status.ts'
import type { Attachment, ReviewAttachment, Tax } from './shapes.ts'
import type { AttachmentRecord, ReviewRow } from './store.ts'

type InfluencerTax = Pick<
  typeof influencers.$inferSelect,
  'taxDecidedAt' | 'payeeClass' | 'vatRegistered' | 'vatBranch'
>
type StoredFile = { url: string; name: string; contentType: string } | undefined

function viewAttachment(row: AttachmentRecord, file: StoredFile): Attachment {
  const rejected = row.status === 'reject'
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    error: rejected ? 'ATTACHMENT_FILE_ERROR_REJECT' : null,
    reason: rejected ? rejectReason(row.reasonCode, row.reason) : null,
    url: file?.url ?? '',
    name: file?.name ?? '',
    contentType: file?.contentType ?? '',
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    checkedAt: isoTime(row.checkedAt),
    branch: row.details.branch ?? null,
    companyName: row.details.companyName ?? null,
    companyTaxId: row.details.companyTaxId ?? null,
  }
}

/** The view for the owner of the attachments. */
export async function viewAttachments(tx: Tx, rows: readonly AttachmentRecord[]): Promise<Attachment[]> {
  const files = await filesOf(
    tx,
    rows.map((row) => row.fileId),
  )
  return rows.map((row) => viewAttachment(row, files.get(row.fileId)))
}

export const viewTax = (person: InfluencerTax): Tax => ({
  payeeClass: person.taxDecidedAt ? person.payeeClass : null,
  decidedAt: isoTime(person.taxDecidedAt),
  vatRegistered: person.vatRegistered,
  vatBranch: person.vatBranch,
})

/** The view for operators. */
export async function viewReviews(tx: Tx, rows: readonly ReviewRow[]): Promise<ReviewAttachment[]> {
  const attachments = await viewAttachments(
    tx,
    rows.map(({ attachment }) => attachment),
  )
  return rows.map(({ attachment, person, legalName, decidedBy }, i) => ({
    ...attachments[i]!,
    accountId: attachment.accountId,
    person,
    legalName,
    decidedBy,
    replacedAt: isoTime(attachment.replacedAt),
    acts: attachmentActs(attachment.status, attachment.replacedAt !== null),
  }))
}
