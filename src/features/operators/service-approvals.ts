import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import type { ApprovalKind } from '../approvals/kinds.ts'
import {
  type ApprovalRecord,
  countWaitingApprovals,
  declineApproval,
  takeApproval,
  viewApprovals,
} from '../approvals/service.ts'
import type { Approval } from '../approvals/shapes.ts'
import { approvedTaxActs } from '../attachments/service.ts'
import { approvedCertificateActs } from '../buyer-certificates/service.ts'
import { approvedPaymentActs } from '../credits/service.ts'
import { approvedJobActs } from '../disputes/service.ts'
import { approvedDocumentActs } from '../document-corrections/service.ts'
import { approvedPackageActs } from '../packages/service.ts'
import { approvedPayoutActs } from '../payouts/service.ts'
import { requireSecondStep } from '../two-step/service.ts'
import type { contract } from './contract.ts'
import { approvedCloseActs } from './users/close.ts'
import { approvedLoginActs } from './users/two-step.ts'

/**
 * Performs an approved action in the transaction of the approval. If it returns a function, that runs after the commit.
 */
type Perform = (tx: Tx, ctx: Ctx, approval: ApprovalRecord) => Promise<unknown>

const PERFORM: Record<ApprovalKind, Perform> = {
  ...approvedPaymentActs,
  ...approvedJobActs,
  ...approvedPayoutActs,
  ...approvedTaxActs,
  ...approvedLoginActs,
  ...approvedCloseActs,
  ...approvedDocumentActs,
  ...approvedPackageActs,
  ...approvedCertificateActs,
}

const PAGE = 50

async function viewOne(tx: Tx, ctx: Ctx, id: string): Promise<Approval> {
  const [approval] = await viewApprovals(tx, ctx.lang, { id })
  if (!approval) throw new AppError('not_found')
  return approval
}

export const approvalHandlers = {
  async approvals(ctx, { query }) {
    const limit = query.limit ?? PAGE
    const before = idOfCursor(query.after)
    const rows = await viewApprovals(ctx.db, ctx.lang, { waiting: query.waiting === '1', before, limit: limit + 1 })
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows, next: page.next, waiting: await countWaitingApprovals(ctx.db) }
  },
  async approve(ctx, { params, body }) {
    const takeCode = await requireSecondStep(ctx, body.code)
    let afterwards: unknown
    const view = await ctx.write(async (tx) => {
      const approval = await takeApproval(tx, ctx, params.id)
      await takeCode(tx)
      afterwards = await PERFORM[approval.kind](tx, ctx, approval)
      return viewOne(tx, ctx, params.id)
    })
    if (typeof afterwards === 'function') await afterwards()
    return view
  },
  decline: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await declineApproval(tx, ctx, params.id, body.reason)
      return viewOne(tx, ctx, params.id)
    }),
} satisfies Pick<Handlers<typeof contract>, 'approvals' | 'approve' | 'decline'>
