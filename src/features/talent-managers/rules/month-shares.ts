/**
 * The month's shares of the loaded partners, and the remainder of the total for partners that are not loaded, satang.
 */
export function monthShares<P extends { month: { share: number } }>(
  partners: readonly P[],
  total: number,
): { listed: P[]; others: number } {
  const listed = partners.filter(({ month }) => month.share > 0)
  return { listed, others: total - listed.reduce((sum, { month }) => sum + month.share, 0) }
}
