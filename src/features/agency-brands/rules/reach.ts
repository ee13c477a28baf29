interface Reader {
  accountId: string
  /** Brands that a member is limited to. */
  brandIds?: readonly string[] | undefined
}

/** Whether a campaign that was read already is one of a marketer's, within the brands that a member is limited to. */
export const reaches = (
  { accountId, brandIds }: Reader,
  campaign: { marketerId: string; brandId: string | null },
): boolean =>
  campaign.marketerId === accountId &&
  (brandIds === undefined || (campaign.brandId !== null && brandIds.includes(campaign.brandId)))
