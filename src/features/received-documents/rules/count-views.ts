import { RECEIVED_VIEWS, type ReceivedView } from '../kinds.ts'

/** Number of documents in each view of the sender's list. */
export function countViews<Status extends string>(
  views: Readonly<Record<ReceivedView, readonly Status[]>>,
  totals: Partial<Record<Status, { n: number }>>,
): Record<ReceivedView, number> {
  const count = (view: ReceivedView) => views[view].reduce((n, status) => n + (totals[status]?.n ?? 0), 0)
  return Object.fromEntries(RECEIVED_VIEWS.map((view) => [view, count(view)])) as Record<ReceivedView, number>
}
