/**
 * The shares of a month by partner, as far as the list is loaded, and what remains of the total for those that are not,
 * satang.
 */
export function monthShares<P extends { month: { share: number } }>(
  partners: readonly P[],
  total: number,
): { listed: P[]; others: number } {
  const listed = partners.filter(({ month }) => month.share > 0)
  return { listed, others: total - listed.reduce((sum, { month }) => sum + month.share, 0) }
}
