/** What the parameters of paths name. */
export const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  campaignId: 'Id of the campaign',
  channelId: 'Id of the channel',
  chargeId: 'Id of the charge',
  deliveryId: 'Id of the delivery',
  documentId: 'Id of the document',
  endpointId: 'Id of the endpoint',
  fileId: 'Id of the file',
  influencerId: 'Id of the influencer',
  invoiceId: 'Id of the payment with VAT',
  jobId: 'Id of the job',
  marketerId: 'Id of the marketer',
  period: 'A month as yyyy-mm or a year as yyyy',
  slug: 'Name of the package in its address',
  withdrawalId: 'Id of the withdrawal',
  year: 'A year as yyyy',
}
