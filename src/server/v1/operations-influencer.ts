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
      'Lists live campaigns, by page number. `isMatch=true` returns only campaigns whose requirements one of the calling influencer’s channels meets, and `saved=true` only bookmarked ones. `facets` has the number of results for each filter value.',
    ],
    { returns: 'MarketCampaign' },
  ),
  market(
    'GET /market/campaigns/{campaignId}',
    ['getMarketCampaign', 'campaigns.publicCampaign'],
    ['Get an open campaign', 'Returns the public brief and the pay that the caller would receive.'],
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
      'Applies with one of the caller’s channels and returns the new job. Without `channelId`, the best-matching channel is used. During a pause, the request fails with 409 `own_pause`.',
    ],
    { returns: 'Application' },
  ),
  market(
    'GET /marketers/{marketerId}/record',
    ['getMarketerRecord', 'reviews.record'],
    ['Get the record of a marketer', 'Returns how a marketer pays and replies, based on the latest jobs.'],
    { returns: 'MarketerRecord' },
  ),
  jobs(
    'GET /job-pause',
    ['getJobPause', 'jobPauses.get'],
    [
      'Get the pause of new jobs',
      'Returns the day from which the caller takes new jobs again, and the days that can be chosen.',
    ],
    { returns: 'JobPause' },
  ),
  jobs(
    'PUT /job-pause',
    ['pauseNewJobs', 'jobPauses.start'],
    [
      'Pause new jobs',
      'Pauses new jobs until the day `from`, on which the pause ends automatically. Jobs in progress continue. Send another request to change the day.',
    ],
  ),
  jobs(
    'DELETE /job-pause',
    ['resumeNewJobs', 'jobPauses.end'],
    ['Resume new jobs', 'Ends the pause immediately. Without a pause, nothing changes.'],
  ),
  channels(
    'GET /channels',
    ['listChannels', 'channels.list'],
    [
      'List channels',
      'Lists the caller’s channels with statistics and prices. `turnedOff` has the channels that the caller has turned off.',
    ],
    { returns: 'OwnChannel' },
  ),
  channels(
    'POST /channels',
    ['addChannel', 'channels.addChannel'],
    [
      'Add a channel',
      'Adds a channel in two steps. First send `type` and `url`: `step` in the response says how to verify ownership. Then send `code` and `state` after logging in on the platform, or `claimId` once the code is in the channel’s profile.',
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
      'Updates a channel. `refresh` reads its statistics again, `appeal` requests another review of a rejected channel, and `appealScore` requests a review of its authenticity score.',
    ],
    { returns: 'Channel' },
  ),
  channels(
    'PATCH /channels/{channelId}/prices',
    ['setPrices', 'channels.savePrices'],
    [
      'Set prices',
      'Sets the price of each post type. Null removes a post type. Post types you leave out don’t change.',
    ],
    { returns: 'Channel', example: { prices: { reel: 450_000 } } },
  ),
  channels(
    'GET /channels/{channelId}/history',
    ['getChannelHistory', 'channels.history'],
    [
      'Get the history of a channel',
      'Returns followers and engagement on evenly spaced days up to today. `period` is the number of days.',
    ],
    { returns: 'ChannelDay' },
  ),
  earnings(
    'GET /earnings',
    ['getEarnings', 'payouts.standing'],
    ['Get the balance', 'Returns the available balance, the pending amounts and the fee of a withdrawal.'],
    { returns: 'Earnings' },
  ),
  earnings(
    'GET /earnings/statement',
    ['getEarningsStatement', 'payouts.statement'],
    ['Get the statement', 'Lists the movements of the balance, newest first, with the balance after each.'],
    { returns: 'EarningsLine' },
  ),
  earnings(
    'GET /earnings/statement/{period}/csv',
    ['downloadEarningsCsv', 'payouts.statementCsv'],
    ['Download the statement as CSV', `Downloads the movements of a period as CSV (UTF-8). ${PERIOD}`],
  ),
  earnings(
    'GET /earnings/statement/{period}/pdf',
    ['downloadEarningsPdf', 'payouts.statementPdf'],
    ['Download the statement as PDF', `Downloads the movements of a period as PDF. ${PERIOD}`],
  ),
  earnings(
    'GET /earnings/summary/{period}',
    ['getEarningsSummary', 'payouts.summary'],
    [
      'Get the summary of a period',
      `Returns income, tax and withdrawals. ${PERIOD} Use \`all\` for the whole history.`,
    ],
    { returns: 'EarningsSummary' },
  ),
  earnings(
    'GET /earnings/tax/{year}',
    ['downloadTaxYear', 'payouts.taxYear'],
    [
      'Download the tax year',
      'Downloads the income and tax of a year with all withholding tax certificates as one PDF.',
    ],
  ),
  earnings(
    'GET /vat-invoices',
    ['listVatInvoices', 'vatInvoices.list'],
    [
      'List payments with VAT',
      'Lists the payments with VAT of a VAT-registered influencer, newest first. The VAT of a payment is paid once its tax invoice is approved.',
    ],
    { returns: 'VatInvoice' },
  ),
  earnings(
    'GET /vat-invoices/{invoiceId}',
    ['getVatInvoice', 'vatInvoices.get'],
    ['Get a payment with VAT', 'Returns a payment and the status of its tax invoice.'],
    { returns: 'VatInvoiceDetail' },
  ),
  earnings(
    'POST /vat-invoices/{invoiceId}',
    ['sendVatInvoice', 'vatInvoices.send'],
    ['Send a tax invoice', 'Sends the tax invoice for a payment. It replaces one that wasn’t approved.'],
    { returns: 'VatInvoiceDetail' },
  ),
  withdrawals(
    'GET /bank-account',
    ['getBankAccount', 'payouts.bank'],
    [
      'Get the payout account',
      'Returns the account for withdrawals with its last four digits, or null if there is none. It can only be changed on the site.',
    ],
    { returns: 'BankAccount' },
  ),
  withdrawals(
    'POST /withdrawals/preview',
    ['previewWithdrawal', 'payouts.reviewWithdrawal'],
    [
      'Preview a withdrawal',
      'Returns the fee of a withdrawal and the amount that the influencer receives. Doesn’t transfer any money.',
    ],
    { returns: 'WithdrawalPreview', without: ['closing'] },
  ),
  withdrawals(
    'POST /withdrawal-codes',
    ['requestWithdrawalCode', 'accounts.requestInfluencerCode'],
    [
      'Send a code',
      'Sends a code to the influencer’s verified mobile number, or to the email address if there is none or if the number was added recently. A new code can be sent from `resendAt`.',
    ],
    { returns: 'SentCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawal-codes/verify',
    ['verifyWithdrawalCode', 'accounts.verifyInfluencerCode'],
    [
      'Verify a code',
      'Verifies the code that the influencer received. A verified code is valid for one withdrawal within 10 minutes.',
    ],
    { returns: 'VerifiedCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawals',
    ['createWithdrawal', 'payouts.withdraw'],
    [
      'Withdraw',
      'Requests a withdrawal of `amount` from the balance, including the fee. Requires a code verified within the last 10 minutes; otherwise, the request fails with 403 `step_up_required`.',
    ],
    { returns: 'Withdrawal', without: ['closing'] },
  ),
  withdrawals(
    'GET /withdrawals',
    ['listWithdrawals', 'payouts.withdrawals'],
    ['List withdrawals', 'Lists the withdrawals with their status, newest first.'],
    { returns: 'Withdrawal' },
  ),
  withdrawals(
    'GET /withdrawals/{withdrawalId}/slip',
    ['downloadWithdrawalSlip', 'payouts.slip'],
    ['Download the slip', 'Downloads the proof of a withdrawal as PDF.'],
  ),
]
