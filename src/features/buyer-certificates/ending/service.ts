import { AppError } from '../../../core/errors.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { post } from '../../../ledger/post.ts'
import { withholdingCollected, withholdingWrittenOff } from '../../../ledger/recipes/index.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ApprovalRecord, countAct, lockSubject } from '../../approvals/service.ts'
import { notify } from '../../notifications/service.ts'
import { type EndedStatus, UNSENT } from '../kinds.ts'
import { certificateStatusAfter } from '../rules/status.ts'
import { type CertificateRow, findCertificate, lockById, refuseUsedTransfer, updateCertificate } from '../store.ts'
import { CERTIFICATE_PAGE } from '../withheld/service.ts'

const ACTS = { collected: 'collect', written_off: 'write_off' } as const
const RECIPES = { collected: withholdingCollected, written_off: withholdingWrittenOff } as const

const dueOf = ({ certificate: { amount, released } }: CertificateRow): Satang => satang(amount - released)

/**
 * A payment with its certificate, locked. The marketer's account is locked first, in the same order as `countAct` does.
 */
async function lockWithOwner(tx: Tx, id: string): Promise<CertificateRow> {
  const found = await findCertificate(tx, id)
  if (!found) throw new AppError('not_found')
  await lockSubject(tx, found.certificate.accountId)
  return { ...found, certificate: (await lockById(tx, id))! }
}

interface Wanted {
  version: number
  reason: string
}

/** Locks the version that the operator saw. Throws `certificate_replaced` if it has changed. */
async function lockSeen(tx: Tx, id: string, outcome: EndedStatus, version: number): Promise<CertificateRow> {
  const row = await lockWithOwner(tx, id)
  certificateStatusAfter(row.certificate.status, ACTS[outcome], 'operator')
  if (row.certificate.version !== version) throw new AppError('certificate_replaced')
  return row
}

/** The fields by which the action counts towards the limit of the second approval. */
const countedOf = (row: CertificateRow, outcome: EndedStatus) => ({
  kind: `withholding_${outcome}` as const,
  targetId: row.certificate.id,
  subjectId: row.certificate.accountId,
  amount: dueOf(row),
  about: row.charge.reference,
})

/**
 * The buyer has transferred the tax because it has no certificate. Counts as a payment that an operator confirms.
 * Errors: `certificate_decided`, `certificate_replaced`, `slip_mismatch`, `receipt_recorded`, `approval_waiting`.
 */
export async function collect(
  tx: Tx,
  ctx: Ctx,
  id: string,
  { version, received, bankRef }: { version: number; received: number; bankRef: string },
): Promise<void> {
  const row = await lockSeen(tx, id, 'collected', version)
  const due = dueOf(row)
  if (received !== due) throw new AppError('slip_mismatch', { paid: received, due }, { received: 'slip_mismatch' })
  await refuseUsedTransfer(tx, bankRef)
  const act = { ...countedOf(row, 'collected'), reason: '', input: { bankRef } }
  if (await countAct(tx, ctx, act)) await end(tx, ctx, row, 'collected', { bankRef, reason: null })
}

/**
 * Writes off a certificate that will not be sent. The tax becomes a cost of Talad, so a second operator must always
 * approve.
 */
export async function writeOff(tx: Tx, ctx: Ctx, id: string, { version, reason }: Wanted): Promise<void> {
  const row = await lockSeen(tx, id, 'written_off', version)
  await countAct(tx, ctx, { ...countedOf(row, 'written_off'), reason, always: true })
}

/**
 * Locks a certificate after the second approval. Throws `conflict` if the certificate or its amount has changed since
 * the request.
 */
async function lockApproved(tx: Tx, { targetId, amount }: ApprovalRecord): Promise<CertificateRow> {
  const row = await lockWithOwner(tx, targetId)
  const isUnsent = UNSENT.some((status) => status === row.certificate.status)
  if (!isUnsent || dueOf(row) !== amount) throw new AppError('conflict')
  return row
}

/** What to run when a second operator approves, by kind of approval. */
export const approvedCertificateActs = {
  withholding_collected: async (tx: Tx, ctx: Ctx, approval: ApprovalRecord) => {
    const row = await lockApproved(tx, approval)
    await end(tx, ctx, row, 'collected', { bankRef: String(approval.input.bankRef), reason: null })
  },
  withholding_written_off: async (tx: Tx, ctx: Ctx, approval: ApprovalRecord) =>
    end(tx, ctx, await lockApproved(tx, approval), 'written_off', { bankRef: null, reason: approval.reason }),
}

/** Ends the receivable without a certificate, with an audit entry and a message to the buyer. */
async function end(
  tx: Tx,
  ctx: Ctx,
  row: CertificateRow,
  outcome: EndedStatus,
  { bankRef, reason }: { bankRef: string | null; reason: string | null },
): Promise<void> {
  const now = ctx.clock.now()
  const { id, accountId: marketerId, chargeId, status, version } = row.certificate
  const amount = dueOf(row)
  const actor = { id: ctx.caller.accountId, role: 'operator' as const }
  const memo = bankRef ? { bankRef } : { reason }
  await post(tx, RECIPES[outcome]({ certificateId: id, chargeId, marketerId, amount, actor, memo }), now)
  await updateCertificate(tx, id, {
    ...{ status: outcome, version: version + 1, bankRef },
    ...{ decidedAt: now, decidedBy: ctx.caller.accountId, remindAt: null, missingAt: null },
  })
  await audit(tx, ctx, {
    act: `buyer_certificate.${ACTS[outcome]}`,
    targetType: 'account',
    targetId: marketerId,
    before: { certificate: id, status },
    after: { certificate: id, status: outcome, amount, reference: row.charge.reference, ...(bankRef && { bankRef }) },
    ...(reason && { why: reason }),
  })
  await notify(tx, now, {
    kind: `certificate.${outcome}`,
    key: `certificate:${id}:${outcome}`,
    to: { accountId: marketerId },
    data: { amount: { satang: amount }, ref: row.charge.reference },
    href: `${CERTIFICATE_PAGE}?view=done&open=${id}`,
  })
}
