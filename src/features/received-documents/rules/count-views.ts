import { SENDER_VIEWS, type SenderView } from '../kinds.ts'

/** Number of documents in each view of the sender's list. */
export function countViews<Status extends string>(
  views: Readonly<Record<SenderView, readonly Status[]>>,
  totals: Partial<Record<Status, { n: number }>>,
): Record<SenderView, number> {
  const count = (view: SenderView) => views[view].reduce((n, status) => n + (totals[status]?.n ?? 0), 0)
  return Object.fromEntries(SENDER_VIEWS.map((view) => [view, count(view)])) as Record<SenderView, number>
}
