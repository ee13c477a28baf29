import { SEVERAL_MAX } from '../../features/applications/rules/several-max.ts'
import { inGroup, type Operation } from './operation.ts'

const campaigns = inGroup('Campaigns')
const applicants = inGroup('Applicants')
const influencers = inGroup('Influencers')
const credits = inGroup('Credits')
const packages = inGroup('Packages')

const ALL_OR_NONE =
  'If one of them cannot be, nothing is done, and `issues` has a code and the values of each: `field` is the place in the request, such as `applicants.2` or `invitations.0`.'
const IN_REVIEW = 'Operators review each brief before it is listed.'

export const marketerOperations: readonly Operation[] = [
  campaigns(
    'POST /campaigns',
    ['createCampaign', 'campaigns.create'],
    [
      'Create a campaign',
      'Creates a draft. You can leave out any field of the brief and add it later. `sections` in the response lists what’s missing before the campaign can be submitted.',
    ],
    { returns: 'Campaign' },
  ),
  campaigns(
    'GET /campaigns',
    ['listCampaigns', 'campaigns.list'],
    [
      'List campaigns',
      'The account’s campaigns, most recently changed first. `counts` has the number of campaigns with each status.',
    ],
    { returns: 'CampaignRow', expand: ['totals'] },
  ),
  campaigns(
    'GET /campaigns/{campaignId}',
    ['getCampaign', 'campaigns.get'],
    ['Get a campaign', 'The full brief with its status, its slots and what’s still missing.'],
    { returns: 'Campaign' },
  ),
  campaigns(
    'PATCH /campaigns/{campaignId}',
    ['updateCampaign', 'campaigns.save'],
    [
      'Update a campaign',
      'Changes the fields you send. `version` is the one you read: if the campaign has changed since, the request fails with 409 `conflict`. A live campaign allows only some changes; others fail with 409 `campaign_state`.',
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
      'A paused campaign accepts no new applications, but jobs in progress continue. `paused: false` resumes it.',
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
    ['Duplicate a campaign', 'Creates a draft with the same brief, without its dates.'],
    { returns: 'Campaign' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/estimate',
    ['getEstimate', 'campaigns.savedEstimate'],
    [
      'Get the estimate of a campaign',
      'How many channels match the saved brief, what they ask for and what the campaign costs.',
    ],
    { returns: 'Estimate' },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/estimate',
    ['estimateCampaign', 'campaigns.estimate'],
    [
      'Estimate unsaved changes',
      'The estimate for requirements, price or slots that aren’t saved yet. Doesn’t change anything.',
    ],
    { returns: 'Estimate' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/jobs',
    ['listCampaignJobs', 'jobs.campaignJobs'],
    [
      'List the jobs of a campaign',
      'Jobs that started with an invitation or an accepted application, most recently changed first.',
    ],
    { returns: 'JobRow', expand: ['influencer', 'channel'] },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/report',
    ['getReport', 'jobs.report'],
    ['Get the report of a campaign', 'The campaign’s results: posts with their numbers, and where its credits are.'],
    { returns: 'CampaignReport' },
  ),
  campaigns(
    'GET /campaigns/{campaignId}/coupons',
    ['listCoupons', 'coupons.list'],
    [
      'List coupon codes',
      'The campaign’s influencers with their coupon codes and uses, newest job first. `totals` has the uses of all codes.',
    ],
    { returns: 'Coupon' },
  ),
  campaigns(
    'PUT /jobs/{jobId}/coupon',
    ['setCoupon', 'coupons.set'],
    [
      'Set a coupon code',
      'Gives the influencer on a job their own code, or removes it with `null`. A code that has been used can’t be changed: the request fails with 409 `coupon_in_use`.',
    ],
    { returns: 'CouponCode', example: { code: 'BAIFERN10' } },
  ),
  campaigns(
    'POST /campaigns/{campaignId}/coupon-uses',
    ['reportCouponUses', 'coupons.reportUses'],
    [
      'Report coupon uses',
      'How many times codes were used on a day. A row replaces what was reported before for the same code and day, so you can send a report again. `rows` in the response has the result of each row. Rows with a problem aren’t saved.',
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
      'Applications awaiting a decision, best match first. `toHold` is the amount that accepting the application puts on hold.',
    ],
    { returns: 'JobRow', expand: ['influencer', 'channel'] },
  ),
  applicants(
    'POST /campaigns/{campaignId}/invitations',
    ['inviteInfluencer', 'jobs.invite'],
    [
      'Invite an influencer',
      'Invites a channel to the campaign and puts the price and the fee on hold until the influencer replies. Preview the hold with `previewInvitation`. Returns the new job.',
    ],
    { returns: 'JobState' },
  ),
  applicants(
    'GET /campaigns/{campaignId}/applicants/selected',
    ['previewApplicants', 'jobs.selected'],
    [
      'Preview accepting several',
      'Some applicants with what accepting each would put on hold, and `sum` of those who can be accepted. `obstacle` says why somebody cannot. Changes nothing.',
    ],
    { returns: 'SelectedApplicant' },
  ),
  applicants(
    'POST /campaigns/{campaignId}/applicants/accept',
    ['acceptApplicants', 'jobs.acceptSeveral'],
    [
      'Accept several',
      `Accepts up to ${SEVERAL_MAX} applicants, all or none: one hold for each. \`toHold\` of each is the amount that was read. ${ALL_OR_NONE}`,
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
      `Declines up to ${SEVERAL_MAX} applicants, all or none, with one reason for everyone. ${ALL_OR_NONE}`,
    ],
    { returns: 'DeclinedTogether' },
  ),
  applicants(
    'POST /campaigns/{campaignId}/invitations/several',
    ['inviteInfluencers', 'jobs.inviteSeveral'],
    [
      'Invite several',
      `Invites up to ${SEVERAL_MAX} channels, all or none: one hold for each. Read the amounts with \`previewInvitations\`. ${ALL_OR_NONE}`,
    ],
    {
      returns: 'HeldTogether',
      example: { invitations: [{ channelId: '0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705', toHold: 495_000 }] },
    },
  ),
  influencers(
    'GET /influencers',
    ['searchInfluencers', 'influencerSearch.find'],
    ['Search influencers', 'Approved channels of active influencers. `campaignId` adds the match with a campaign.'],
    { returns: 'FoundChannel' },
  ),
  influencers(
    'GET /influencers/{influencerId}',
    ['getInfluencer', 'influencerSearch.profile'],
    ['Get an influencer', 'Channels with prices and audience, ratings and past work.'],
    { returns: 'InfluencerProfile' },
  ),
  influencers(
    'GET /influencers/{influencerId}/campaigns',
    ['listInvitableCampaigns', 'influencerSearch.campaigns'],
    [
      'List campaigns to invite to',
      'The account’s open campaigns the influencer can be invited to, up to the newest 100.',
    ],
    { returns: 'InvitableCampaign' },
  ),
  influencers(
    'GET /influencers/{influencerId}/offers/{campaignId}',
    ['previewInvitation', 'influencerSearch.offer'],
    [
      'Preview an invitation',
      'What an invitation would put on hold, for the best-matching channel or the one you choose. Doesn’t change anything.',
    ],
    { returns: 'InvitationOffer' },
  ),
  influencers(
    'GET /campaigns/{campaignId}/invitations/preview',
    ['previewInvitations', 'influencerSearch.offers'],
    [
      'Preview several invitations',
      'What inviting these influencers or channels would put on hold at the pay of the campaign; `standing` says who has a job in it already, `takesJobsFrom` who takes no new jobs before a day, and `sum` is of the others. Where a `price` of its own is offered, the hold is the price and `feeBps` of it, rounded half up, and `reimbursement`. Changes nothing.',
    ],
    { returns: 'Invitee' },
  ),
  credits(
    'GET /credits',
    ['getCredits', 'credits.total'],
    ['Get the balance', 'Credits available, credits on hold and what expires next.'],
    { returns: 'CreditBalance' },
  ),
  credits(
    'GET /credits/lots',
    ['listLots', 'credits.lots'],
    [
      'List lots',
      'Each purchase or return of credits is a lot with its own expiry date. Returns lots by expiry date, earliest first. `all=1` also returns lots that are used up.',
    ],
    { returns: 'CreditLot' },
  ),
  credits(
    'GET /credits/statement',
    ['getStatement', 'credits.statement'],
    [
      'Get the statement',
      'Credit movements, newest first, with both balances after each. `totals` has the period’s opening and closing balances.',
    ],
    { returns: 'StatementLine' },
  ),
  credits(
    'GET /credits/statement/csv',
    ['downloadStatement', 'credits.statementCsv'],
    ['Download the statement', 'The same movements as CSV (UTF-8).'],
  ),
  credits(
    'GET /credits/top-up',
    ['getTopUpOptions', 'credits.topUp'],
    [
      'Get the top-up options',
      'The lowest and highest amounts, payment methods, VAT and who the tax invoice is made out to.',
    ],
    { returns: 'TopUpOptions' },
  ),
  credits(
    'POST /charges',
    ['createCharge', 'credits.createCharge'],
    [
      'Create a charge',
      'Starts a top-up. `amount` is the credits before VAT. Then read the charge: `payment` says how to pay it. In the sandbox, `payment.sandboxUrl` is a page that simulates the payment.',
    ],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges',
    ['listCharges', 'credits.listCharges'],
    ['List charges', 'Top-ups and package purchases, newest first.'],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges/{chargeId}',
    ['getCharge', 'credits.getCharge'],
    [
      'Get a charge',
      'The charge with `payment`, what the payer needs while it’s open. `refresh=1` checks with the payment provider again.',
    ],
    { returns: 'Charge' },
  ),
  credits(
    'GET /charges/{chargeId}/qr',
    ['getChargeQr', 'credits.qr'],
    ['Get the QR code', 'The PromptPay QR code of an open charge, as an image.'],
  ),
  credits(
    'POST /charges/{chargeId}/card',
    ['payByCard', 'credits.payCard'],
    [
      'Pay by card',
      'Pays with a single-use card token. `payment.cardUrl` of the charge is the page where the cardholder enters the card. It returns with the token. If `authorizeUrl` isn’t null, the cardholder confirms the payment there.',
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
    ['List packages', 'Packages in catalogue order, by page number.'],
    { returns: 'Package' },
  ),
  packages(
    'GET /packages/{slug}',
    ['getPackage', 'packages.find'],
    ['Get a package', 'A package and what it includes, in the language of the request.'],
    { returns: 'PackageDetail', fill: { a: 'lang' } },
  ),
  packages(
    'POST /packages/{slug}/purchase',
    ['purchasePackage', 'packages.purchase'],
    [
      'Buy a package',
      'Starts the payment and returns its charge. `price` is the price before VAT that you read. If it has changed, the request fails with 409 `package_changed`.',
    ],
    { returns: 'Charge' },
  ),
  packages(
    'GET /owned-packages',
    ['listOwnedPackages', 'packages.balance'],
    ['List bought packages', 'Earliest expiry first, with the number of jobs left, on hold and used.'],
    { returns: 'OwnedPackage' },
  ),
  packages(
    'GET /owned-packages/movements',
    ['listPackageMovements', 'packages.movements'],
    ['List package movements', 'Movements of package jobs, newest first, with the number left after each.'],
    { returns: 'PackageMovement' },
  ),
]
