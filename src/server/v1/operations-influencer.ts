import { inGroup, type Operation } from './operation.ts'

const market = inGroup('Market')
const jobs = inGroup('Jobs')
const channels = inGroup('Channels')
const earnings = inGroup('Earnings')
const withdrawals = inGroup('Withdrawals')

const PERIOD = '`period` is a month as yyyy-mm or a year as yyyy.'

export const influencerOperations: readonly Operation[] = [
  market(
    'GET /market/campaigns',
    ['listMarket', 'campaigns.market'],
    [
      'List open campaigns',
      'Live campaigns, by page number. `isMatch=true` returns only those that one of the calling influencer’s channels can take, and `saved=true` only bookmarked ones. `facets` counts the results for each filter value.',
    ],
    { returns: 'MarketCampaign' },
  ),
  market(
    'GET /market/campaigns/{campaignId}',
    ['getMarketCampaign', 'campaigns.publicCampaign'],
    ['Get an open campaign', 'The public brief, and what the caller would be paid.'],
    { returns: 'MarketCampaignDetail' },
  ),
  market(
    'POST /market/campaigns/{campaignId}/bookmark',
    ['bookmarkCampaign', 'campaigns.bookmark'],
    ['Bookmark a campaign', 'Adds the campaign to the caller’s bookmarks, or removes it with `saved: false`.'],
  ),
  market(
    'POST /market/campaigns/{campaignId}/applications',
    ['applyToCampaign', 'jobs.apply'],
    [
      'Apply',
      'Applies with one of the caller’s channels. Without `channelId`, the best-matching channel is used. Returns the new job. During a pause the answer is `own_pause` with the day on which it ends.',
    ],
    { returns: 'Application' },
  ),
  market(
    'GET /marketers/{marketerId}/record',
    ['getMarketerRecord', 'reviews.record'],
    ['Get the record of a marketer', 'How a marketer pays and replies, based on recent jobs.'],
    { returns: 'MarketerRecord' },
  ),
  jobs(
    'GET /job-pause',
    ['getJobPause', 'jobPauses.get'],
    ['Get the pause of new jobs', 'The day on which the caller takes new jobs again, and the days that may be chosen.'],
    { returns: 'JobPause' },
  ),
  jobs(
    'PUT /job-pause',
    ['pauseNewJobs', 'jobPauses.start'],
    [
      'Pause new jobs',
      'Takes no new jobs before the day `from`; call it again to change the day. Jobs in progress continue. The pause ends by itself on that day.',
    ],
  ),
  jobs(
    'DELETE /job-pause',
    ['resumeNewJobs', 'jobPauses.end'],
    ['Resume new jobs', 'Ends a pause at once. Does nothing without one.'],
  ),
  channels(
    'GET /channels',
    ['listChannels', 'channels.list'],
    [
      'List channels',
      'The caller’s channels with stats and prices. `turnedOff` returns those that their owner has turned off.',
    ],
    { returns: 'OwnChannel' },
  ),
  channels(
    'POST /channels',
    ['addChannel', 'channels.addChannel'],
    [
      'Add a channel',
      'Takes two steps. First send `type` and `url`: the response says how to prove ownership (`step`). Then send `code` and `state` after logging in on the platform, or `claimId` once the code is in the profile.',
    ],
    { returns: 'AddChannelStep', example: { type: 'TIKTOK', url: 'https://www.tiktok.com/@namphueng.eats' } },
  ),
  channels(
    'GET /channels/{channelId}',
    ['getChannel', 'channels.profile'],
    ['Get a channel', 'Returns one of the caller’s channels.'],
    { returns: 'Channel' },
  ),
  channels(
    'PATCH /channels/{channelId}',
    ['updateChannel', 'channels.update'],
    [
      'Refresh or appeal',
      '`refresh` updates the stats, `appeal` asks an operator to re-check a channel that wasn’t approved, and `appealScore` asks for a review of its authenticity score.',
    ],
    { returns: 'Channel' },
  ),
  channels(
    'PATCH /channels/{channelId}/prices',
    ['setPrices', 'channels.savePrices'],
    [
      'Set prices',
      'Sets the price of each post type. Null removes the post type, and post types you leave out don’t change.',
    ],
    { returns: 'Channel', example: { prices: { reel: 450_000 } } },
  ),
  channels(
    'GET /channels/{channelId}/history',
    ['getChannelHistory', 'channels.history'],
    [
      'Get the history of a channel',
      'Followers and engagement on evenly spaced days up to today. `period` is the number of days.',
    ],
    { returns: 'ChannelDay' },
  ),
  earnings(
    'GET /earnings',
    ['getEarnings', 'payouts.standing'],
    ['Get the balance', 'What can be withdrawn, what’s on its way and what a withdrawal would cost.'],
    { returns: 'Earnings' },
  ),
  earnings(
    'GET /earnings/statement',
    ['getEarningsStatement', 'payouts.statement'],
    ['Get the statement', 'Movements of the balance, newest first, with the balance after each.'],
    { returns: 'EarningsLine' },
  ),
  earnings(
    'GET /earnings/statement/{period}/csv',
    ['downloadEarningsCsv', 'payouts.statementCsv'],
    ['Download the statement as CSV', `${PERIOD} UTF-8.`],
  ),
  earnings(
    'GET /earnings/statement/{period}/pdf',
    ['downloadEarningsPdf', 'payouts.statementPdf'],
    ['Download the statement as PDF', PERIOD],
  ),
  earnings(
    'GET /earnings/summary/{period}',
    ['getEarningsSummary', 'payouts.summary'],
    ['Get the summary of a period', `Income, tax and withdrawals. ${PERIOD} Use \`all\` for the whole history.`],
    { returns: 'EarningsSummary' },
  ),
  earnings(
    'GET /earnings/tax/{year}',
    ['downloadTaxYear', 'payouts.taxYear'],
    ['Download the tax year', 'Income and tax for a year with every withholding tax certificate, in one PDF.'],
  ),
  earnings(
    'GET /vat-invoices',
    ['listVatInvoices', 'vatInvoices.list'],
    [
      'List payments with VAT',
      'For VAT-registered influencers: payments whose VAT is paid once their tax invoice is approved, newest first.',
    ],
    { returns: 'VatInvoice' },
  ),
  earnings(
    'GET /vat-invoices/{invoiceId}',
    ['getVatInvoice', 'vatInvoices.get'],
    ['Get a payment with VAT', 'The payment and the status of its tax invoice.'],
    { returns: 'VatInvoiceDetail' },
  ),
  earnings(
    'POST /vat-invoices/{invoiceId}',
    ['sendVatInvoice', 'vatInvoices.send'],
    ['Send a tax invoice', 'Sends the tax invoice for one payment. It replaces one that wasn’t approved.'],
    { returns: 'VatInvoiceDetail' },
  ),
  withdrawals(
    'GET /bank-account',
    ['getBankAccount', 'payouts.bank'],
    [
      'Get the payout account',
      'Where withdrawals go, with the last four digits only; null if none has been added. The payout account can only be changed on the site.',
    ],
    { returns: 'BankAccount' },
  ),
  withdrawals(
    'POST /withdrawals/preview',
    ['previewWithdrawal', 'payouts.reviewWithdrawal'],
    [
      'Preview a withdrawal',
      'Checks an amount and returns the fee and what the influencer receives. Doesn’t move any money.',
    ],
    { returns: 'WithdrawalPreview', without: ['closing'] },
  ),
  withdrawals(
    'POST /withdrawal-codes',
    ['requestWithdrawalCode', 'accounts.requestInfluencerCode'],
    [
      'Send a code',
      'Sends a code to the influencer’s verified mobile number, or to their email if there is none. A new code can be sent once `Retry-After` has passed.',
    ],
    { returns: 'SentCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawal-codes/verify',
    ['verifyWithdrawalCode', 'accounts.verifyInfluencerCode'],
    ['Verify a code', 'Verifies the code the influencer received. It’s valid for one withdrawal within 10 minutes.'],
    { returns: 'VerifiedCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawals',
    ['createWithdrawal', 'payouts.withdraw'],
    [
      'Withdraw',
      'Transfers `amount` from the balance, including the fee. Requires a code verified for `withdrawal` within the last 10 minutes. Otherwise, the request fails with 403 `step_up_required`.',
    ],
    { returns: 'Withdrawal', without: ['closing'] },
  ),
  withdrawals(
    'GET /withdrawals',
    ['listWithdrawals', 'payouts.withdrawals'],
    ['List withdrawals', 'Returns withdrawals with their status, newest first.'],
    { returns: 'Withdrawal' },
  ),
  withdrawals(
    'GET /withdrawals/{withdrawalId}/slip',
    ['downloadWithdrawalSlip', 'payouts.slip'],
    ['Download the slip', 'Proof of a withdrawal, as PDF.'],
  ),
]
