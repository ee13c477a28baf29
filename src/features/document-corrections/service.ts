import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { ZERO } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { type ApprovalRecord, countAct } from '../approvals/service.ts'
import { correctBuyer } from '../credits/service.ts'
import { issueReplacement, reissueInvoice, requireInForce, requireReissuable } from '../documents/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import { type Buyer, zBuyer } from './shapes.ts'
import { countRequests, type DocumentRecord, endRequest, findDocument, insertRequest, listDocuments } from './store.ts'
import { printedOf, viewDetail, viewDocuments } from './view.ts'

const PAGE = 30

async function requireDocument(tx: Tx, ctx: Ctx, id: string): Promise<DocumentRecord> {
  const found = await findDocument(tx, ctx.lang, id)
  if (!found) throw new AppError('not_found')
  return found
}

const viewOne = async (tx: Tx, ctx: Ctx, id: string) =>
  viewDetail(tx, ctx.lang, await requireDocument(tx, ctx, id), ctx.clock.now())

/** Link for the owner of a document to find it in a list. */
const hrefOf = ({ owner, document }: DocumentRecord, serial: string): string =>
  owner.role === 'marketer'
    ? `/Marketer/document?q=${serial}`
    : `/Influencer/statement?kind=withdrawal&period=${document.issuedAt.toISOString().slice(0, 4)}`

/**
 * After the second operator's approval: cancels the invoice and issues a new one for the corrected buyer, who is also
 * the buyer on later credit notes. Errors: `document_cancelled`, `document_credited`, `document_month_over`.
 */
async function reissueApproved(tx: Tx, ctx: Ctx, { targetId, input, reason }: ApprovalRecord): Promise<void> {
  const found = await requireDocument(tx, ctx, targetId)
  const buyer = zBuyer.parse(input.buyer)
  const { document, owner } = found
  // The charge is locked before the document, in the same order as for credit notes.
  if (document.refType === 'charge') await correctBuyer(tx, document.refId, buyer)
  const by = ctx.caller.accountId
  const issued = await reissueInvoice(tx, ctx.clock, { id: targetId, buyer, reason, by })
  await audit(tx, ctx, {
    act: 'document.reissue',
    targetType: 'document',
    targetId,
    before: { serial: document.serial },
    after: { serial: issued.serial, name: buyer.name },
    why: reason,
  })
  await notify(tx, ctx.clock.now(), {
    kind: 'document.reissued',
    key: `document:${targetId}:reissued`,
    to: { accountId: owner.id },
    data: { old: document.serial, serial: issued.serial, buyer: buyer.name },
    href: hrefOf(found, issued.serial),
  })
}

/** Actions to run when a second operator approves. */
export const approvedDocumentActs = { invoice_reissue: reissueApproved }

const isSame = (one: Buyer, other: Buyer): boolean =>
  (['name', 'address', 'taxId', 'branch'] as const).every((part) => one[part] === other[part])

export const handlers = {
  async list(ctx, { query: { after, limit = PAGE, ...filter } }) {
    const rows = await listDocuments(ctx.db, ctx.lang, filter, { before: idOfCursor(after), limit })
    const page = paginate(rows, limit, ({ document }) => [document.id])
    return { data: await viewDocuments(ctx.db, page.rows), next: page.next, requested: await countRequests(ctx.db) }
  },

  get: (ctx, { params }) => viewOne(ctx.db, ctx, params.id),

  replace: (ctx, { params, body: { reason } }) =>
    ctx.write(async (tx) => {
      const found = await requireDocument(tx, ctx, params.id)
      const { serial } = found.document
      const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now() }
      const number = await issueReplacement(tx, ctx.clock, { id: params.id, reason, by: ctx.caller.accountId })
      await endRequest(tx, params.id, { status: 'done', ...decided })
      await audit(tx, ctx, {
        act: 'document.replace',
        targetType: 'document',
        targetId: params.id,
        after: { serial, number, reasonCode: reason },
      })
      await notify(tx, ctx.clock.now(), {
        kind: 'document.replacement',
        key: `document:${params.id}:replacement:${number}`,
        to: { accountId: found.owner.id },
        data: { serial, n: number },
        href: hrefOf(found, serial),
      })
      return viewOne(tx, ctx, params.id)
    }),

  request: (ctx, { params, body: { reason } }) => {
    const owner = ownAccount(ctx, params.id)
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const found = await requireDocument(tx, ctx, params.documentId)
      if (found.owner.id !== owner) throw new AppError('not_found')
      await requireInForce(tx, params.documentId)
      const id = newId(now.getTime())
      const requestedBy = personOf(ctx.caller)
      await insertRequest(tx, {
        id,
        documentId: params.documentId,
        requestedBy,
        reason,
        requestedAt: now,
        status: 'waiting',
      })
      const { serial } = found.document
      await notify(tx, now, {
        kind: 'operator.alarm',
        key: `replacement-request:${id}`,
        to: { operators: true },
        data: {
          title: { th: `ขอใบแทนของ ${serial}`, en: `Replacement copy requested: ${serial}` },
          text: { th: 'ออกใบแทนได้ที่หน้าเอกสารภาษี', en: 'Issue it on the Tax documents page.' },
        },
        href: `/Operator/document?view=requested&open=${params.documentId}`,
      })
      return { ok: true as const }
    })
  },

  declineRequest: (ctx, { params, body: { reason } }) =>
    ctx.write(async (tx) => {
      const found = await requireDocument(tx, ctx, params.id)
      const decided = { decidedBy: ctx.caller.accountId, decidedAt: ctx.clock.now(), note: reason }
      const request = await endRequest(tx, params.id, { status: 'declined', ...decided })
      if (!request) throw new AppError('conflict')
      const { serial } = found.document
      const target = { targetType: 'document', targetId: params.id }
      await audit(tx, ctx, { act: 'document.decline', ...target, after: { serial }, why: reason })
      await notify(tx, ctx.clock.now(), {
        kind: 'document.declined',
        key: `replacement-request:${request.id}:declined`,
        to: { accountId: found.owner.id },
        data: { serial, reason },
        href: hrefOf(found, serial),
      })
      return viewOne(tx, ctx, params.id)
    }),

  reissue: (ctx, { params, body: { reason, ...buyer } }) =>
    ctx.write(async (tx) => {
      const { document } = await requireDocument(tx, ctx, params.id)
      await requireReissuable(tx, ctx.clock, params.id)
      if (isSame(buyer, printedOf(document).buyer)) throw new AppError('document_unchanged')
      await countAct(tx, ctx, {
        kind: 'invoice_reissue',
        targetId: params.id,
        amount: ZERO,
        reason,
        about: `${document.serial} · ${buyer.name}`,
        input: { buyer },
        always: true,
      })
      return viewOne(tx, ctx, params.id)
    }),
} satisfies Handlers<typeof contract>
