/** What the parameters of paths name. */
export const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  campaignId: 'ID of the campaign',
  channelId: 'ID of the channel',
  chargeId: 'ID of the charge',
  deliveryId: 'ID of the delivery',
  documentId: 'ID of the document',
  endpointId: 'ID of the endpoint',
  fileId: 'ID of the file',
  influencerId: 'ID of the influencer',
  invoiceId: 'ID of the payment with VAT',
  jobId: 'ID of the job',
  marketerId: 'ID of the marketer',
  period: 'A month as yyyy-mm or a year as yyyy',
  slug: 'The package’s name in its URL',
  withdrawalId: 'ID of the withdrawal',
  year: 'A year as yyyy',
}
