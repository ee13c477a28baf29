import { BULK_MAX } from '../../features/applications/rules/bulk-max.ts'
import { inGroup, type Operation } from './operation.ts'

const campaigns = inGroup('Campaigns')
const applicants = inGroup('Applicants')
const influencers = inGroup('Influencers')
const credits = inGroup('Credits')
const packages = inGroup('Packages')

const ALL_OR_NONE =
  'If this isn’t possible for one of them, nothing changes, and `issues` lists each with a code: `field` is its place in the request, such as `applicants.2` or `invitations.0`.'
const IN_REVIEW = 'Submits the campaign for review. Operators review each brief before it is published.'

export const marketerOperations: readonly Operation[] = [
  campaigns(
    'POST /campaigns',
    ['createCampaign', 'campaigns.create'],
    [
      'Create a campaign',
      'Creates a campaign as a draft. You can leave out any field of the brief and add it later. `sections` in the response lists the fields that are required before the campaign can be submitted.',
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'GET /campaigns',
    ['listCampaigns', 'campaigns.list'],
    [
      'List campaigns',
      'Lists the account’s campaigns, most recently changed first. `counts` has the number of campaigns with each status.',
    ],
    { returns: 'CampaignRow', expand: ['totals'] },
  ),
  campaigns(
    'GET /campaigns/{campaignId}',
    ['getCampaign', 'campaigns.get'],
    ['Get a campaign', 'Returns a campaign with its full brief, its status, its slots and the missing fields.'],
    { returns: 'Campaign' },
  ),
  campaigns(
    'PATCH /campaigns/{campaignId}',
    ['updateCampaign', 'campaigns.save'],
    [
      'Update a campaign',
      'Updates the fields you send. Send the `version` you read: if the campaign has changed since, the request fails with 409 `conflict`. In a live campaign, only some fields can be changed; other changes fail with 409 `campaign_state`.',
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/submit',
    ['submitCampaign', 'campaigns.submit'],
    [
      'Submit for review',
      `${IN_REVIEW} An incomplete brief fails with 422 \`brief_incomplete\`, and \`issues\` lists the missing fields.`,
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/pause',
    ['pauseCampaign', 'campaigns.pause'],
    [
      'Pause or resume',
      'Pauses a live campaign, or resumes it with `paused: false`. A paused campaign accepts no new applications. Jobs in progress continue.',
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/close',
    ['closeCampaign', 'campaigns.close'],
    [
      'Close a campaign',
      'Closes the campaign permanently. Open applications are closed, and jobs in progress continue.',
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/duplicate',
    ['duplicateCampaign', 'campaigns.duplicate'],
    ['Duplicate a campaign', 'Creates a draft with the same brief, without the dates.'],
    { returns: 'Campaign' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/estimate',
    ['getEstimate', 'campaigns.savedEstimate'],
    [
      'Get the estimate of a campaign',
      'Returns the number of influencers who match the saved campaign, the range of their prices and the cost of the campaign.',
    ],
    { returns: 'Estimate' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/estimate',
    ['estimateCampaign', 'campaigns.estimate'],
    [
      'Estimate unsaved changes',
      'Returns the estimate for requirements, a price or slots that aren’t saved yet. Doesn’t change anything.',
    ],
    { returns: 'Estimate' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/jobs',
    ['listCampaignJobs', 'jobs.campaignJobs'],
    [
      'List the jobs of a campaign',
      'Lists the jobs that started with an invitation or an accepted application, most recently changed first.',
    ],
    { returns: 'JobRow', expand: ['influencer', 'channel'] },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/report',
    ['getReport', 'jobs.report'],
    ['Get the report of a campaign', 'Returns the campaign’s results, its costs and the state of its credits.'],
    { returns: 'CampaignReport' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/coupons',
    ['listCoupons', 'coupons.list'],
    [
      'List coupon codes',
      'Lists the campaign’s influencers with their coupon codes and uses, newest job first. `totals` has the uses of all codes.',
    ],
    { returns: 'Coupon' },
  ),
  campaigns(
    'PUT /jobs/{jobId}/coupon',
    ['setCoupon', 'coupons.set'],
    [
      'Set a coupon code',
      'Sets the coupon code of a job’s influencer, or removes it with null. If the code has been used, the request fails with 409 `coupon_in_use`.',
    ],
    { returns: 'CouponCode', example: { code: 'BAIFERN10' } },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/coupon-uses',
    ['reportCouponUses', 'coupons.reportUses'],
    [
      'Report coupon uses',
      'Reports how many times coupon codes were used on a day. A row replaces the earlier report for the same code and day. `rows` in the response has the result of each row. Rows with a problem aren’t saved.',
    ],
    {
      returns: 'CouponReport',
      example: { rows: [{ code: 'BAIFERN10', day: '2025-11-21', uses: 14 }] },
    },
  ),
  applicants(
    'GET /campaigns/{campaignId}/applicants',
    ['listApplicants', 'jobs.applicants'],
    [
      'List applicants',
      'Lists the applications awaiting a decision, best match first. `toHold` is the amount that accepting an application puts on hold.',
    ],
    { returns: 'JobRow', expand: ['influencer', 'channel'] },
  ),
  applicants(
    'POST /campaigns/{campaignId}/invitations',
    ['inviteInfluencer', 'jobs.invite'],
    [
      'Invite an influencer',
      'Invites a channel to the campaign, puts the price and the fee on hold, and returns the new job. Preview the amount with `previewInvitation`.',
    ],
    { returns: 'JobState' },
  ),
  applicants(
    'GET /campaigns/{campaignId}/applicants/selected',
    ['previewApplicants', 'jobs.selected'],
    [
      'Preview accepting several',
      'Returns the selected applicants with the hold for accepting each. `sum` is the total for those who can be accepted; `obstacle` says why an applicant can’t be. Doesn’t change anything.',
    ],
    { returns: 'SelectedApplicant' },
  ),
  applicants(
    'POST /campaigns/{campaignId}/applicants/accept',
    ['acceptApplicants', 'jobs.acceptSeveral'],
    [
      'Accept several',
      `Accepts up to ${BULK_MAX} applicants, all or none, with one hold for each. Send the \`toHold\` you read for each. ${ALL_OR_NONE}`,
    ],
    {
      returns: 'HeldTogether',
      example: { applicants: [{ id: '0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705', toHold: 495_000 }] },
    },
  ),
  applicants(
    'POST /campaigns/{campaignId}/applicants/decline',
    ['declineApplicants', 'jobs.declineSeveral'],
    [
      'Decline several',
      `Declines up to ${BULK_MAX} applicants, all or none, with one reason for all of them. ${ALL_OR_NONE}`,
    ],
    { returns: 'DeclinedTogether' },
  ),
  applicants(
    'POST /campaigns/{campaignId}/invitations/several',
    ['inviteInfluencers', 'jobs.inviteSeveral'],
    [
      'Invite several',
      `Invites up to ${BULK_MAX} channels, all or none, with one hold for each. Read the amounts with \`previewInvitations\`. ${ALL_OR_NONE}`,
    ],
    {
      returns: 'HeldTogether',
      example: { invitations: [{ channelId: '0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705', toHold: 495_000 }] },
    },
  ),
  influencers(
    'GET /influencers',
    ['searchInfluencers', 'influencerSearch.find'],
    ['Search influencers', 'Lists approved channels of active influencers. `campaign` adds the match with a campaign.'],
    { returns: 'FoundChannel' },
  ),
  influencers(
    'GET /influencers/{influencerId}',
    ['getInfluencer', 'influencerSearch.profile'],
    ['Get an influencer', 'Returns an influencer with channels, prices, audience, ratings and past work.'],
    { returns: 'InfluencerProfile' },
  ),
  influencers(
    'GET /influencers/{influencerId}/campaigns',
    ['listInvitableCampaigns', 'influencerSearch.campaigns'],
    [
      'List campaigns to invite to',
      'Lists the account’s open campaigns that the influencer can be invited to, up to the newest 100.',
    ],
    { returns: 'InvitableCampaign' },
  ),
  influencers(
    'GET /influencers/{influencerId}/offers/{campaignId}',
    ['previewInvitation', 'influencerSearch.offer'],
    [
      'Preview an invitation',
      'Returns the hold for an invitation, for the best-matching channel or the channel you choose. Doesn’t change anything.',
    ],
    { returns: 'InvitationOffer' },
  ),
  influencers(
    'GET /campaigns/{campaignId}/invitations/preview',
    ['previewInvitations', 'influencerSearch.offers'],
    [
      'Preview several invitations',
      'Returns the holds for inviting the given influencers or channels at the campaign’s price. `standing` is set for influencers who already have a job in the campaign, and `takesJobsFrom` for influencers who have paused new jobs; `sum` is the total for the others. If you offer a different `price`, the hold is this price, the fee (`feeBps` of it, rounded half up) and `reimbursement`. Doesn’t change anything.',
    ],
    { returns: 'Invitee' },
  ),
  credits(
    'GET /credits',
    ['getCredits', 'credits.total'],
    ['Get the balance', 'Returns the available credits, the credits on hold and the next expiry.'],
    { returns: 'CreditBalance' },
  ),
  credits(
    'GET /credits/lots',
    ['listLots', 'credits.lots'],
    [
      'List lots',
      'Lists the lots of credits, earliest expiry first. Each purchase or return of credits is a lot with its own expiry date. `all=1` also returns lots that are used up.',
    ],
    { returns: 'CreditLot' },
  ),
  credits(
    'GET /credits/statement',
    ['getStatement', 'credits.statement'],
    [
      'Get the statement',
      'Lists the credit movements, newest first, with both balances after each. `totals` has the opening and closing balances of the period.',
    ],
    { returns: 'StatementLine' },
  ),
  credits(
    'GET /credits/statement/csv',
    ['downloadStatement', 'credits.statementCsv'],
    ['Download the statement', 'Downloads the same movements as CSV (UTF-8).'],
  ),
  credits(
    'GET /credits/top-up',
    ['getTopUpOptions', 'credits.topUp'],
    [
      'Get the top-up options',
      'Returns the minimum and maximum amounts, the payment methods, the VAT rate and the buyer on the tax invoice.',
    ],
    { returns: 'TopUpOptions' },
  ),
  credits(
    'POST /charges',
    ['createCharge', 'credits.createCharge'],
    [
      'Create a charge',
      'Creates a charge for a top-up. `amount` is the number of credits in satang, before VAT. Then get the charge: `payment` has the data needed to pay it. In the sandbox, `payment.sandboxUrl` is a page that simulates the payment.',
    ],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges',
    ['listCharges', 'credits.listCharges'],
    ['List charges', 'Lists the charges for top-ups and packages, newest first.'],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges/{chargeId}',
    ['getCharge', 'credits.getCharge'],
    [
      'Get a charge',
      'Returns a charge with the data needed to pay it (`payment`). `refresh=1` reads its status from the payment provider again.',
    ],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges/{chargeId}/qr',
    ['getChargeQr', 'credits.qr'],
    ['Get the QR code', 'Downloads the PromptPay QR code of an open charge as an image.'],
  ),
  credits(
    'POST /charges/{chargeId}/card',
    ['payByCard', 'credits.payCard'],
    [
      'Pay by card',
      'Pays a charge with a single-use card token. `payment.cardUrl` of the charge is the page where the cardholder enters the card; it redirects back with the token. If `authorizeUrl` isn’t null, the cardholder must confirm the payment there.',
    ],
    { returns: 'Charge' },
  ),
  credits(
    'POST /charges/{chargeId}/slip',
    ['sendSlip', 'credits.slip'],
    ['Send a transfer slip', 'Sends a photo or PDF of the transfer slip. An operator checks it.'],
    { returns: 'Charge' },
  ),
  packages(
    'GET /packages',
    ['listPackages', 'packages.list'],
    ['List packages', 'Lists packages in catalogue order, by page number.'],
    { returns: 'Package' },
  ),
  packages(
    'GET /packages/{slug}',
    ['getPackage', 'packages.find'],
    ['Get a package', 'Returns a package with its description and terms, in the language of the request.'],
    { returns: 'PackageDetail', fill: { a: 'lang' } },
  ),
  packages(
    'POST /packages/{slug}/purchase',
    ['purchasePackage', 'packages.purchase'],
    [
      'Buy a package',
      'Creates a charge for a package. Send the `price` before VAT that you read: if it has changed, the request fails with 409 `package_changed`.',
    ],
    { returns: 'Charge' },
  ),
  packages(
    'GET /owned-packages',
    ['listOwnedPackages', 'packages.balance'],
    [
      'List bought packages',
      'Lists the packages that the marketer has bought, earliest expiry first, with the number of jobs left, on hold and used.',
    ],
    { returns: 'OwnedPackage' },
  ),
  packages(
    'GET /owned-packages/movements',
    ['listPackageMovements', 'packages.movements'],
    ['List package movements', 'Lists the movements of package jobs, newest first, with the number left after each.'],
    { returns: 'PackageMovement' },
  ),
]
