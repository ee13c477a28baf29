import { inGroup, type Operation } from './operation.ts'

const market = inGroup('Market')
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
      'Live campaigns by page number. `isMatch=true` lists those that a channel of the calling influencer can take, `saved=true` the bookmarked ones. `facets` counts the values of each filter.',
    ],
    { returns: 'MarketCampaign' },
  ),
  market(
    'GET /market/campaigns/{campaignId}',
    ['getMarketCampaign', 'campaigns.publicCampaign'],
    ['Get an open campaign', 'The brief as everybody may read it, and what the caller would be paid for it.'],
    { returns: 'MarketCampaignDetail' },
  ),
  market(
    'POST /market/campaigns/{campaignId}/bookmark',
    ['bookmarkCampaign', 'campaigns.bookmark'],
    ['Bookmark a campaign', 'Adds the campaign to the bookmarks of the caller, or removes it with `saved: false`.'],
  ),
  market(
    'POST /market/campaigns/{campaignId}/applications',
    ['applyToCampaign', 'jobs.apply'],
    [
      'Apply',
      'Applies with a channel of the caller; without `channelId` the one that fits best is used. The answer is the new job.',
    ],
    { returns: 'Application' },
  ),
  market(
    'GET /marketers/{marketerId}/record',
    ['getMarketerRecord', 'reviews.record'],
    ['Get the record of a marketer', 'How a marketer pays and answers, from the last jobs.'],
    { returns: 'MarketerRecord' },
  ),
  channels(
    'GET /channels',
    ['listChannels', 'channels.list'],
    [
      'List channels',
      'The channels of the caller with figures and prices. `turnedOff` lists those that their owner has turned off.',
    ],
    { returns: 'OwnChannel' },
  ),
  channels(
    'POST /channels',
    ['addChannel', 'channels.addChannel'],
    [
      'Add a channel',
      'In two steps. First with `type` and `url`: the answer says how the ownership is shown (`step`). Then with `code` and `state` after the sign-in at the platform, or with `claimId` once the code stands in the profile.',
    ],
    { returns: 'AddChannelStep', example: { type: 'TIKTOK', url: 'https://www.tiktok.com/@namphueng.eats' } },
  ),
  channels(
    'GET /channels/{channelId}',
    ['getChannel', 'channels.profile'],
    ['Get a channel', 'A channel of the caller.'],
    { returns: 'Channel' },
  ),
  channels(
    'PATCH /channels/{channelId}',
    ['updateChannel', 'channels.update'],
    [
      'Refresh or appeal',
      '`refresh` reads the figures again; `appeal` asks an operator to look at a refused channel again; `appealScore` at its authenticity score.',
    ],
    { returns: 'Channel' },
  ),
  channels(
    'PATCH /channels/{channelId}/prices',
    ['setPrices', 'channels.savePrices'],
    [
      'Set prices',
      'The price of each post type; null removes the post type, a post type that is left out stays as it is.',
    ],
    { returns: 'Channel', example: { prices: { reel: 450_000 } } },
  ),
  channels(
    'GET /channels/{channelId}/history',
    ['getChannelHistory', 'channels.history'],
    [
      'Get the history of a channel',
      'Followers and engagement at equally spaced days up to today. `period` is the number of days.',
    ],
    { returns: 'ChannelDay' },
  ),
  earnings(
    'GET /earnings',
    ['getEarnings', 'payouts.standing'],
    ['Get the balance', 'What can be withdrawn, what is on its way, and what a withdrawal would cost.'],
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
    ['Get the summary of a period', `Income, tax and withdrawals. ${PERIOD} \`all\` is everything.`],
    { returns: 'EarningsSummary' },
  ),
  earnings(
    'GET /earnings/tax/{year}',
    ['downloadTaxYear', 'payouts.taxYear'],
    ['Download the tax year', 'Income and tax of a year with every certificate of withholding tax, in one PDF.'],
  ),
  earnings(
    'GET /vat-invoices',
    ['listVatInvoices', 'vatInvoices.list'],
    [
      'List payments with VAT',
      'For influencers who are registered for VAT: payments whose VAT waits for their tax invoice, newest first.',
    ],
    { returns: 'VatInvoice' },
  ),
  earnings(
    'GET /vat-invoices/{invoiceId}',
    ['getVatInvoice', 'vatInvoices.get'],
    ['Get a payment with VAT', 'The payment and the state of its tax invoice.'],
    { returns: 'VatInvoiceDetail' },
  ),
  earnings(
    'POST /vat-invoices/{invoiceId}',
    ['sendVatInvoice', 'vatInvoices.send'],
    ['Send a tax invoice', 'The tax invoice of one payment. It replaces one that was not approved.'],
    { returns: 'VatInvoiceDetail' },
  ),
  withdrawals(
    'GET /bank-account',
    ['getBankAccount', 'payouts.bank'],
    [
      'Get the bank account',
      'Where withdrawals go, with the last four digits only; null before one is entered. Bank accounts are changed on the site.',
    ],
    { returns: 'BankAccount' },
  ),
  withdrawals(
    'POST /withdrawals/preview',
    ['previewWithdrawal', 'payouts.reviewWithdrawal'],
    ['Preview a withdrawal', 'Checks an amount and answers with the fee and what arrives. Moves no money.'],
    { returns: 'WithdrawalPreview', without: ['closing'] },
  ),
  withdrawals(
    'POST /withdrawal-codes',
    ['requestWithdrawalCode', 'accounts.requestInfluencerCode'],
    [
      'Send a code',
      'Sends a code to the verified phone of the person, or to the email address if there is none. A new code can be sent once `Retry-After` has passed.',
    ],
    { returns: 'SentCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawal-codes/verify',
    ['verifyWithdrawalCode', 'accounts.verifyInfluencerCode'],
    ['Verify a code', 'The code that the person received. It is good for one withdrawal within ten minutes.'],
    { returns: 'VerifiedCode', fixed: { purpose: 'withdrawal' }, without: ['phone', 'email'] },
  ),
  withdrawals(
    'POST /withdrawals',
    ['createWithdrawal', 'payouts.withdraw'],
    [
      'Withdraw',
      'Transfers `amount` from the balance, the fee included. Needs a code verified for `withdrawal` within the last ten minutes; otherwise the answer is 403 `step_up_required`.',
    ],
    { returns: 'Withdrawal', without: ['closing'] },
  ),
  withdrawals(
    'GET /withdrawals',
    ['listWithdrawals', 'payouts.withdrawals'],
    ['List withdrawals', 'Newest first, with their state.'],
    { returns: 'Withdrawal' },
  ),
  withdrawals(
    'GET /withdrawals/{withdrawalId}/slip',
    ['downloadWithdrawalSlip', 'payouts.slip'],
    ['Download the slip', 'The proof of a withdrawal as PDF.'],
  ),
]
