import type { JobContext } from './context.ts'
import type { JobFacts } from './facts.ts'

type Change = (context: JobContext) => Partial<JobFacts>

/** The fields that a step changes in addition to status and deadline. The service stores them. */
export const ENTRIES = {
  askOffer: ({ input }) => ({ offer: 'asked', offerPrice: input.price ?? 0 }),
  counterOffer: () => ({ offer: 'countered' }),
  endOffer: ({ facts }) => (facts.offer === 'asked' ? { offer: 'declined' } : {}),
  agreeOffer: ({ facts }) => (facts.offer === 'asked' ? { offer: 'agreed' } : {}),
  declineOffer: () => ({ offer: 'declined' }),
  lapseOffer: () => ({ offer: 'lapsed' }),
  setShipped: ({ now }) => ({ shippedAt: now, notArrivedAt: null }),
  setNotArrived: ({ now }) => ({ notArrivedAt: now }),
  setArrived: () => ({ goods: 'received', notArrivedAt: null }),
  setOrdered: ({ input }) => ({ deliveryOn: input.deliveryOn ?? null }),
  countOrderRefusal: ({ facts }) => ({ refusals: facts.refusals + 1, deliveryOn: null }),
  setReceipt: ({ input }) => ({ receipt: 'review', receiptAmount: input.amount ?? 0 }),
  countReceiptRefusal: ({ facts }) => ({ refusals: facts.refusals + 1, receipt: 'refused', receiptAmount: 0 }),
  approveReceipt: ({ facts }) => ({
    receipt: 'approved',
    receiptAmount: Math.min(facts.receiptAmount, facts.reimbursementCap),
  }),
  sendDraft: ({ facts }) => ({ draft: 'review', draftsSent: facts.draftsSent + 1 }),
  sendBack: ({ facts }) => ({ draft: 'sent_back', rejections: facts.rejections + 1 }),
  askChoice: ({ facts }) => ({ draft: 'choice', rejections: facts.rejections + 1 }),
  addRound: ({ facts }) => ({ draft: 'sent_back', extraRounds: facts.extraRounds + 1 }),
  approveDraft: () => ({ draft: 'approved' }),
  returnGoods: ({ facts, input }) => (input.returnTracking && facts.goods === 'received' ? { goods: 'returned' } : {}),
  countLinkFailure: ({ facts }) => ({ linkFailures: facts.linkFailures + 1 }),
  failToQueue: ({ facts }) => ({ linkFailures: facts.linkFailures + 1, queue: 'link' }),
  queueLink: () => ({ queue: 'link' }),
  queueInsight: () => ({ queue: 'insight' }),
  endQueue: () => ({ queue: null }),
  sendInsight: () => ({ insight: 'review', queue: null }),
  countInsightRefusal: ({ facts }) => ({ insight: 'sent_back', insightRefusals: facts.insightRefusals + 1 }),
  returnInsight: () => ({ insight: 'sent_back', queue: null }),
  openDispute: ({ now }) => ({ disputedAt: now, alarmedAt: null }),
  closeMarks: () => ({ disputedAt: null, frozenAt: null, alarmedAt: null, queue: null }),
  freeze: ({ now }) => ({ frozenAt: now, alarmedAt: null }),
  resume: ({ facts, now }) => ({
    frozenAt: null,
    alarmedAt: null,
    pausedMs: facts.pausedMs + (facts.frozenAt === null ? 0 : now.getTime() - facts.frozenAt.getTime()),
  }),
  alarm: ({ now }) => ({ alarmedAt: now }),
} as const satisfies Record<string, Change>

export type EntryName = keyof typeof ENTRIES
