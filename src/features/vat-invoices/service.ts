import { HOUR } from '../../core/clock.ts'
import { dateProblem, nextReminder } from '../../core/document-dates.ts'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { balanceOf } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { vatReleased } from '../../ledger/recipes/taxes.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { cutPage, decodeCursor, idOfCursor } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { readSettings } from '../../platform/settings.ts'
import { countList } from '../../platform/status-counts.ts'
import { shareFile, storeFile, withUpload } from '../files/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import { VAT_INVOICE_VIEW_NAMES, VAT_INVOICE_VIEWS, type VatInvoiceView, type VatRejectReason } from './kinds.ts'
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
  queueCursor,
  queueCursorParts,
  totalsByStatus,
  updateVatInvoice,
  type VatInvoiceRecord,
} from './store.ts'
import { viewBuyer, viewReviews, viewVatInvoices } from './view.ts'

export { forgoVat, recordVatPayment, vatStanding } from './payments/service.ts'
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

function countViews(totals: Awaited<ReturnType<typeof totalsByStatus>>): Record<VatInvoiceView, number> {
  const count = (view: VatInvoiceView) => VAT_INVOICE_VIEWS[view].reduce((n, status) => n + (totals[status]?.n ?? 0), 0)
  return { todo: count('todo'), review: count('review'), done: count('done') }
}

interface Sent {
  accountId: string
  id: string
  number: string
  issuedOn: string
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
  const hours = (await readSettings(tx, now))['operator.paper_hours']
  await updateVatInvoice(tx, row.id, {
    status: vatInvoiceStatusAfter(row.status, 'send', 'influencer'),
    version: row.version + 1,
    number: sent.number,
    issuedOn: sent.issuedOn,
    fileId,
    sentAt: now,
    dueAt: new Date(now.getTime() + hours * HOUR),
    alarmedAt: null,
    reasonCode: null,
    reason: null,
    decidedAt: null,
    decidedBy: null,
    remindAt: null,
    reminders: 0,
  })
  return viewOwn(tx, ctx.lang, sent.accountId, row.id)
}

interface Decision {
  act: 'approve' | 'reject'
  version: number
  reasonCode?: VatRejectReason
  reason?: string | undefined
}

const STATUS_AFTER = { approve: 'approved', reject: 'rejected' } as const

/** Decides on one version of a tax invoice. Repeating a decision has no effect. */
function decide(ctx: Ctx, id: string, decision: Decision): Promise<ReviewVatInvoice> {
  const { act, version } = decision
  return ctx.write(async (tx) => {
    const row = await lockVatInvoice(tx, id)
    if (!row) throw new AppError('not_found')
    const repeated = row.status === STATUS_AFTER[act] && row.decidedBy === ctx.caller.accountId
    if (repeated && row.version === version) return viewReview(tx, id, ctx.lang)
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

async function refuse(tx: Tx, ctx: Ctx, row: VatInvoiceRecord, { reasonCode, reason }: Decision): Promise<void> {
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
  act: Decision['act'],
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
    const statuses = (query.view ? [query.view] : VAT_INVOICE_VIEW_NAMES).flatMap((view) => VAT_INVOICE_VIEWS[view])
    const [rows, totals, pending] = await Promise.all([
      listOwn(ctx.db, accountId, statuses, { lang: ctx.lang, before: idOfCursor(query.after), limit }),
      totalsByStatus(ctx.db, accountId),
      balanceOf(ctx.db, 'creator_vat_pending', accountId),
    ])
    const page = cutPage(rows, limit, ({ invoice }) => [invoice.id])
    return {
      data: await viewVatInvoices(ctx.db, page.rows),
      next: page.next,
      counts: countViews(totals),
      pending,
      buyer: viewBuyer(ctx.config),
    }
  },

  get: (ctx, { params }) => viewOwn(ctx.db, ctx.lang, ownAccount(ctx, params.uuid), params.id),

  async send(ctx, { params, body, file }) {
    const now = ctx.clock.now()
    const { issuedOn, fileId } = body
    const sent = { accountId: ownAccount(ctx, params.uuid), id: params.id, number: cleanNumber(body.number), issuedOn }
    if (file) {
      await viewOwn(ctx.db, ctx.lang, sent.accountId, sent.id)
      return withUpload(ctx, file, 'vat_invoice', (prepared) =>
        ctx.write(async (tx) => {
          const row = await lockToSend(tx, now, sent)
          return storeSent(tx, ctx, row, sent, (await storeFile(tx, ctx, prepared)).id)
        }),
      )
    }
    return ctx.write(async (tx) => {
      const row = await lockToSend(tx, now, sent)
      if (!fileId) throw new AppError('file_required', {}, { file: { code: 'file_required' } })
      await shareFile(tx, { fileId, ownerId: sent.accountId, purpose: 'vat_invoice', readers: [] })
      return storeSent(tx, ctx, row, sent, fileId)
    })
  },

  async queue(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const after = decodeCursor(query.after, queueCursorParts(query.status))
    const rows = await listQueue(ctx.db, query, { after, limit, lang: ctx.lang })
    const page = cutPage(rows, limit, queueCursor(query.status))
    return {
      data: await viewReviews(ctx.db, page.rows),
      next: page.next,
      counts: await countList(ctx.db, 'vat_invoices'),
    }
  },

  async review(ctx, { params }) {
    return { data: await viewReview(ctx.db, params.id, ctx.lang), buyer: viewBuyer(ctx.config) }
  },

  approve: (ctx, { params, body }) => decide(ctx, params.id, { act: 'approve', ...body }),

  async reject(ctx, { params, body }) {
    if (body.reasonCode === 'other' && !body.reason)
      throw new AppError('reason_required', {}, { reason: { code: 'required' } })
    return decide(ctx, params.id, { act: 'reject', ...body })
  },
} satisfies Handlers<typeof contract>
