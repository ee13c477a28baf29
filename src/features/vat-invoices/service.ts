import { dateProblem, nextReminder } from '../../core/document-dates.ts'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { vatReleased } from '../../ledger/recipes/taxes.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { decodeCursor, idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { readSettings } from '../../platform/settings.ts'
import { countList } from '../../platform/status-counts.ts'
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
import { VAT_INVOICE_VIEWS, type VatRejectReason } from './kinds.ts'
import { VAT_INVOICE_PAGE } from './payments/service.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { vatInvoiceStatusAfter } from './rules/status.ts'
import type { ReviewVatInvoice, VatInvoice } from './shapes.ts'
import {
  findVatInvoice,
  isNumberUsed,
  listOwn,
  listQueue,
  lockPayee,
  lockVatInvoice,
  totalsByStatus,
  updateVatInvoice,
  type VatInvoiceRecord,
  type VatInvoiceRow,
} from './store.ts'
import { viewReviews, viewVatInvoices } from './view.ts'

export { forgoVat, readVatSummary, recordVatPayment } from './payments/service.ts'
export { sweepVatInvoices } from './sweep.ts'

const PAGE = 30

async function viewOwn(tx: Tx, lang: Lang, accountId: string, id: string): Promise<VatInvoice> {
  const row = await findVatInvoice(tx, id, accountId, lang)
  if (!row) throw new AppError('not_found')
  return (await viewVatInvoices(tx, [row]))[0]!
}

async function viewReview(tx: Tx, id: string, lang: Lang): Promise<ReviewVatInvoice> {
  const row = await findVatInvoice(tx, id, undefined, lang)
  if (!row) throw new AppError('not_found')
  return (await viewReviews(tx, [row]))[0]!
}

interface Sent extends SentDocument {
  accountId: string
  id: string
}

/** Locks the payment of a submitted tax invoice and checks that the submission is valid. */
async function lockToSend(tx: Tx, now: Date, { accountId, id, number, issuedOn }: Sent): Promise<VatInvoiceRecord> {
  await lockPayee(tx, accountId)
  const row = await lockVatInvoice(tx, id, accountId)
  if (!row) throw new AppError('not_found')
  vatInvoiceStatusAfter(row.status, 'send', 'influencer')
  const problem = dateProblem('vat_invoice', issuedOn, row.paidAt, now)
  if (problem) throw new AppError('invalid_input', {}, { issuedOn: problem })
  if (await isNumberUsed(tx, accountId, number, id))
    throw new AppError('vat_invoice_number_used', {}, { number: 'vat_invoice_number_used' })
  return row
}

async function storeSent(tx: Tx, ctx: Ctx, row: VatInvoiceRecord, sent: Sent, fileId: string): Promise<VatInvoice> {
  const now = ctx.clock.now()
  await updateVatInvoice(tx, row.id, {
    status: vatInvoiceStatusAfter(row.status, 'send', 'influencer'),
    ...(await sentColumns(tx, now, row.version, sent)),
    fileId,
    remindAt: null,
    reminders: 0,
  })
  return viewOwn(tx, ctx.lang, sent.accountId, row.id)
}

/** Decides on one version of a tax invoice. Repeating a decision has no effect. */
function decide(ctx: Ctx, id: string, decision: Decision<VatRejectReason>): Promise<ReviewVatInvoice> {
  const { act, version } = decision
  return ctx.write(async (tx) => {
    const row = await lockVatInvoice(tx, id)
    if (!row) throw new AppError('not_found')
    if (isRepeated(row, decision, ctx.caller.accountId)) return viewReview(tx, id, ctx.lang)
    vatInvoiceStatusAfter(row.status, act, 'operator')
    if (row.version !== version) throw new AppError('vat_invoice_replaced')
    await (act === 'approve' ? release(tx, ctx, row) : refuse(tx, ctx, row, decision))
    return viewReview(tx, id, ctx.lang)
  })
}

async function release(tx: Tx, ctx: Ctx, row: VatInvoiceRecord): Promise<void> {
  const now = ctx.clock.now()
  const { id, accountId, jobId, amount, number } = row
  const actor = { id: ctx.caller.accountId, role: 'operator' as const }
  const pending = { vatInvoiceId: id, ownerId: accountId, jobId, amount, actor, memo: { number } }
  await post(tx, vatReleased(pending), now)
  await storeDecision(tx, ctx, row, 'approve', {})
  await notify(tx, now, {
    kind: 'vat.released',
    key: `vat-invoice:${id}:released`,
    to: { accountId },
    data: { amount: { satang: amount }, number },
    href: '/Influencer/statement',
  })
}

async function refuse(
  tx: Tx,
  ctx: Ctx,
  row: VatInvoiceRecord,
  { reasonCode, reason }: Decision<VatRejectReason>,
): Promise<void> {
  const now = ctx.clock.now()
  const { id, accountId, amount, number, version } = row
  const words = rejectWords(reasonCode ?? null, reason ?? null)
  const remindAt = nextReminder(now, (await readSettings(tx, now))['vat.invoice_remind_days'], now)
  const why = { reasonCode: reasonCode ?? null, reason: reason ?? null, remindAt }
  await storeDecision(tx, ctx, row, 'reject', why, words.th)
  await notify(tx, now, {
    kind: 'vat.rejected',
    key: `vat-invoice:${id}:${version}:rejected`,
    to: { accountId },
    data: { amount: { satang: amount }, number, reason: words },
    href: `${VAT_INVOICE_PAGE}?open=${id}`,
  })
}

async function storeDecision(
  tx: Tx,
  ctx: Ctx,
  { id, accountId, status, number, fileId, amount }: VatInvoiceRecord,
  act: 'approve' | 'reject',
  more: Partial<VatInvoiceRecord>,
  why?: string,
): Promise<void> {
  const next = vatInvoiceStatusAfter(status, act, 'operator')
  const decided = { status: next, decidedAt: ctx.clock.now(), decidedBy: ctx.caller.accountId }
  await updateVatInvoice(tx, id, { ...decided, ...more })
  await audit(tx, ctx, {
    act: `vat_invoice.${act}`,
    targetType: 'account',
    targetId: accountId,
    before: { vatInvoice: id, status, number, fileId },
    after: { vatInvoice: id, status: next, amount },
    ...(why && { why }),
  })
}

/** Normalizes a number, ignoring case and extra spaces. */
const cleanNumber = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

export const handlers = {
  async list(ctx, { params, query }) {
    const accountId = ownAccount(ctx, params.uuid)
    const limit = query.limit ?? PAGE
    const statuses = (query.view ? [query.view] : SENDER_VIEWS).flatMap((view) => VAT_INVOICE_VIEWS[view])
    const [rows, totals, pending] = await Promise.all([
      listOwn(ctx.db, accountId, statuses, { lang: ctx.lang, before: idOfCursor(query.after), limit }),
      totalsByStatus(ctx.db, accountId),
      balanceOf(ctx.db, 'creator_vat_pending', accountId),
    ])
    const page = paginate(rows, limit, ({ invoice }) => [invoice.id])
    return {
      data: await viewVatInvoices(ctx.db, page.rows),
      next: page.next,
      counts: countViews(VAT_INVOICE_VIEWS, totals),
      pending,
      buyer: viewTaladParty(ctx.config),
    }
  },

  get: (ctx, { params }) => viewOwn(ctx.db, ctx.lang, ownAccount(ctx, params.uuid), params.id),

  async send(ctx, { params, body, file }) {
    const now = ctx.clock.now()
    const { issuedOn, fileId } = body
    const sent = { accountId: ownAccount(ctx, params.uuid), id: params.id, number: cleanNumber(body.number), issuedOn }
    await viewOwn(ctx.db, ctx.lang, sent.accountId, sent.id)
    return withSentFile(ctx, { file, fileId, purpose: 'vat_invoice' }, async (tx, store) => {
      const row = await lockToSend(tx, now, sent)
      return storeSent(tx, ctx, row, sent, await store())
    })
  },

  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const after = decodeCursor(query.after, dueCursorParts(query.status))
    const rows = await listQueue(ctx.db, query, { after, limit, lang: ctx.lang })
    const page = paginate(
      rows,
      limit,
      dueCursor(query.status, ({ invoice }: VatInvoiceRow) => invoice),
    )
    return {
      data: await viewReviews(ctx.db, page.rows),
      next: page.next,
      counts: await countList(ctx.db, 'vat_invoices'),
    }
  },

  async review(ctx, { params }) {
    return { data: await viewReview(ctx.db, params.id, ctx.lang), buyer: viewTaladParty(ctx.config) }
  },

  approve: (ctx, { params, body }) => decide(ctx, params.id, { act: 'approve', ...body }),

  async reject(ctx, { params, body }) {
    if (body.reasonCode === 'other' && !body.reason)
      throw new AppError('reason_required', {}, { reason: { code: 'required' } })
    return decide(ctx, params.id, { act: 'reject', ...body })
  },
} satisfies Handlers<typeof contract>
