import { dateProblem, nextReminder } from '../../core/document-dates.ts'
import { AppError } from '../../core/errors.ts'
import { satang, sum } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { post } from '../../ledger/post.ts'
import { withholdingCertified } from '../../ledger/recipes/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { decodeCursor, idOfCursor, paginate } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { countList } from '../../platform/status-counts.ts'
import { viewApprovals } from '../approvals/service.ts'
import { withSentFile } from '../files/service.ts'
import { notify } from '../notifications/service.ts'
import { SENDER_VIEWS } from '../received-documents/kinds.ts'
import { countViews } from '../received-documents/rules/count-views.ts'
import { type Decision, isRepeated } from '../received-documents/rules/decision.ts'
import {
  dueCursor,
  dueCursorParts,
  type SentDocument,
  sentColumns,
  viewTaladParty,
} from '../received-documents/service.ts'
import type { contract } from './contract.ts'
import { collect, writeOff } from './ending/service.ts'
import { CERTIFICATE_VIEWS, type CertificateReason, DUE } from './kinds.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { certificateStatusAfter } from './rules/status.ts'
import type { BuyerCertificate, ReviewCertificate } from './shapes.ts'
import {
  type CertificateRecord,
  type CertificateRow,
  findCertificate,
  isSentForOthers,
  listOwn,
  listQueue,
  lockByFile,
  lockById,
  lockSending,
  payersOf,
  totalsByStatus,
  updateCertificate,
} from './store.ts'
import { viewCertificates, viewReviews } from './view.ts'
import { CERTIFICATE_PAGE } from './withheld/service.ts'

export { approvedCertificateActs } from './ending/service.ts'
export { sweepCertificates } from './sweep.ts'
export {
  findCollection,
  lockCertificate,
  readCertificateState,
  recordWithheld,
  refuseMissingCertificates,
  releaseWithheld,
  type WithheldTaxState,
} from './withheld/service.ts'

const PAGE = 30

async function viewOwn(tx: Tx, ctx: Ctx, id: string): Promise<BuyerCertificate> {
  const row = await findCertificate(tx, id, ctx.caller.accountId, ctx.lang)
  if (!row) throw new AppError('not_found')
  return (await viewCertificates(tx, [row]))[0]!
}

async function viewReview(tx: Tx, ctx: Ctx, id: string): Promise<ReviewCertificate> {
  const row = await findCertificate(tx, id, undefined, ctx.lang)
  if (!row) throw new AppError('not_found')
  return (await viewReviews(tx, [row]))[0]!
}

interface Sent extends SentDocument {
  accountId: string
  /** The payments that the certificate covers. */
  ids: readonly string[]
  /** The file, if it was uploaded before. */
  fileId: string | undefined
}

/** Locks the payments for which a certificate is sent, in the order of their ids, and checks that it can be sent. */
async function lockToSend(tx: Tx, now: Date, sent: Sent): Promise<CertificateRecord[]> {
  const { accountId, ids, issuedOn } = sent
  await lockSending(tx, accountId)
  const rows: CertificateRecord[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await lockById(tx, id, accountId)
    if (!row) throw new AppError('not_found')
    certificateStatusAfter(row.status, 'send', 'marketer')
    const problem = dateProblem('certificate', issuedOn, row.paidAt, now)
    if (problem) throw new AppError('invalid_input', {}, { issuedOn: problem })
    rows.push(row)
  }
  if ((await payersOf(tx, ids)).size > 1) throw new AppError('certificate_payers')
  if (await isSentForOthers(tx, accountId, ids, sent))
    throw new AppError('certificate_used', {}, { number: 'certificate_used' })
  return rows
}

async function storeSent(tx: Tx, now: Date, rows: readonly CertificateRecord[], sent: Sent, fileId: string) {
  for (const { id, status, version } of rows)
    await updateCertificate(tx, id, {
      status: certificateStatusAfter(status, 'send', 'marketer'),
      ...(await sentColumns(tx, now, version, sent)),
      fileId,
    })
}

interface CertificateDecision extends Decision<CertificateReason> {
  /** The other payments of the certificate that the operator saw. */
  otherPayments?: readonly { id: string; version: number }[] | undefined
}

const seenAs = (rows: readonly { id: string; version: number }[]): string =>
  rows
    .map(({ id, version }) => `${id} ${version}`)
    .toSorted()
    .join()

/** Decides on one version of a certificate for all payments that it covers. Repeating a decision has no effect. */
function decide(ctx: Ctx, id: string, decision: CertificateDecision): Promise<ReviewCertificate> {
  const { act, version } = decision
  return ctx.write(async (tx) => {
    const found = (await findCertificate(tx, id))?.certificate
    const sameFile = found?.fileId ? await lockByFile(tx, found) : []
    const row = await lockById(tx, id)
    if (!row) throw new AppError('not_found')
    if (isRepeated(row, decision, ctx.caller.accountId)) return viewReview(tx, ctx, id)
    certificateStatusAfter(row.status, act, 'operator')
    const otherPayments = sameFile.filter((other) => other.id !== id)
    if (
      row.version !== version ||
      row.fileId !== found?.fileId ||
      seenAs(otherPayments) !== seenAs(decision.otherPayments ?? [])
    )
      throw new AppError('certificate_replaced')
    await (act === 'approve'
      ? certify(tx, ctx, [row, ...otherPayments])
      : refuse(tx, ctx, [row, ...otherPayments], decision))
    return viewReview(tx, ctx, id)
  })
}

const dueOf = ({ amount, released }: CertificateRecord) => satang(amount - released)

/** The payments of one certificate; the decision was made on the first. */
type CertificatePayments = readonly [CertificateRecord, ...CertificateRecord[]]

async function certify(tx: Tx, ctx: Ctx, rows: CertificatePayments): Promise<void> {
  const now = ctx.clock.now()
  const actor = { id: ctx.caller.accountId, role: 'operator' as const }
  for (const row of rows) {
    const { id: certificateId, accountId: marketerId, chargeId, number } = row
    const certified = { certificateId, chargeId, marketerId, amount: dueOf(row), actor, memo: { number } }
    await post(tx, withholdingCertified(certified), now)
    await storeDecision(tx, ctx, row, 'approve', { remindAt: null, missingAt: null })
  }
  const [{ id, accountId, number }] = rows
  await notify(tx, now, {
    kind: 'certificate.approved',
    key: `certificate:${id}:approved`,
    to: { accountId },
    data: { amount: { satang: sum(...rows.map(dueOf)) }, number },
    href: `${CERTIFICATE_PAGE}?view=done&open=${id}`,
  })
}

async function refuse(
  tx: Tx,
  ctx: Ctx,
  rows: CertificatePayments,
  { reasonCode, reason }: Decision<CertificateReason>,
): Promise<void> {
  const now = ctx.clock.now()
  const [{ id, accountId, number, version }] = rows
  const words = rejectWords(reasonCode ?? null, reason ?? null)
  const days = (await readSettings(tx, now))['buyer_withholding.remind_days']
  for (const row of rows) {
    // The rejection message replaces reminders that fell due during the review.
    const why = {
      reasonCode: reasonCode ?? null,
      reason: reason ?? null,
      remindAt: nextReminder(row.paidAt, days, now),
    }
    await storeDecision(tx, ctx, row, 'reject', why, words.th)
  }
  await notify(tx, now, {
    kind: 'certificate.rejected',
    key: `certificate:${id}:${version}:rejected`,
    to: { accountId },
    data: { amount: { satang: sum(...rows.map(dueOf)) }, number, reason: words },
    href: `${CERTIFICATE_PAGE}?open=${id}`,
  })
}

async function storeDecision(
  tx: Tx,
  ctx: Ctx,
  { id, accountId, status, number, fileId, amount, released }: CertificateRecord,
  act: 'approve' | 'reject',
  more: Partial<CertificateRecord>,
  why?: string,
): Promise<void> {
  const next = certificateStatusAfter(status, act, 'operator')
  const decided = { status: next, decidedAt: ctx.clock.now(), decidedBy: ctx.caller.accountId }
  await updateCertificate(tx, id, { ...decided, ...more })
  await audit(tx, ctx, {
    act: `buyer_certificate.${act}`,
    targetType: 'account',
    targetId: accountId,
    before: { certificate: id, status, number, fileId },
    after: { certificate: id, status: next, amount: amount - released },
    ...(why && { why }),
  })
}

export const handlers = {
  async list(ctx, { query }) {
    const { accountId } = ctx.caller
    const limit = query.limit ?? PAGE
    const statuses = (query.view ? [query.view] : SENDER_VIEWS).flatMap((view) => CERTIFICATE_VIEWS[view])
    const [rows, totals] = await Promise.all([
      listOwn(ctx.db, accountId, statuses, { lang: ctx.lang, before: idOfCursor(query.after), limit }),
      totalsByStatus(ctx.db, accountId),
    ])
    const page = paginate(rows, limit, ({ certificate }) => [certificate.id])
    return {
      data: await viewCertificates(ctx.db, page.rows),
      next: page.next,
      counts: countViews(CERTIFICATE_VIEWS, totals),
      due: sum(...DUE.map((status) => totals[status]?.due ?? 0)),
      payee: viewTaladParty(ctx.config),
    }
  },

  get: (ctx, { params }) => viewOwn(ctx.db, ctx, params.id),

  async send(ctx, { params, body, file }) {
    const now = ctx.clock.now()
    const { number, issuedOn, fileId, otherPaymentIds = [] } = body
    const sent = { accountId: ctx.caller.accountId, ids: [params.id, ...otherPaymentIds], number, issuedOn, fileId }
    await viewOwn(ctx.db, ctx, params.id)
    return withSentFile(ctx, { file, fileId, purpose: 'tax_certificate' }, async (tx, store) => {
      const rows = await lockToSend(tx, now, sent)
      await storeSent(tx, now, rows, sent, await store())
      return viewOwn(tx, ctx, params.id)
    })
  },

  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const after = decodeCursor(query.after, dueCursorParts(query.status))
    const rows = await listQueue(ctx.db, query, { lang: ctx.lang, after, limit })
    const page = paginate(
      rows,
      limit,
      dueCursor(query.status, ({ certificate }: CertificateRow) => certificate),
    )
    return {
      data: await viewReviews(ctx.db, page.rows),
      next: page.next,
      counts: await countList(ctx.db, 'buyer_certificates'),
    }
  },

  async review(ctx, { params }) {
    const data = await viewReview(ctx.db, ctx, params.id)
    const approvals = await viewApprovals(ctx.db, ctx.lang, { scopeId: params.id, waiting: true })
    return { data, payee: viewTaladParty(ctx.config), approvals }
  },

  approve: (ctx, { params, body }) => decide(ctx, params.id, { act: 'approve', ...body }),

  async reject(ctx, { params, body }) {
    if (body.reasonCode === 'other' && !body.reason)
      throw new AppError('reason_required', {}, { reason: { code: 'required' } })
    return decide(ctx, params.id, { act: 'reject', ...body })
  },

  collect: (ctx, { params: { id }, body }) =>
    ctx.write(async (tx) => {
      await collect(tx, ctx, id, body)
      return viewReview(tx, ctx, id)
    }),

  writeOff: (ctx, { params: { id }, body }) =>
    ctx.write(async (tx) => {
      await writeOff(tx, ctx, id, body)
      return viewReview(tx, ctx, id)
    }),
} satisfies Handlers<typeof contract>
