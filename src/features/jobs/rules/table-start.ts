import { type JobRow, row, toBoth, toInfluencer, toMarketer } from './row.ts'

/** From the application or invitation to the creator's yes. */
export const APPLICATION_ROWS: readonly JobRow[] = [
  row('NEW', 'apply', 'influencer', ['partiesActive', 'applicationsOpen', 'slotFree', 'criteriaMet'], 'MATCHED', {
    notify: toMarketer('job.applied'),
  }),
  row('NEW', 'apply', 'influencer', ['partiesActive', 'applicationsOpen', 'slotFree', 'criteriaUnmet'], 'MISMATCHED', {
    notify: toInfluencer('job.mismatched'),
  }),
  row('NEW', 'invite', 'marketer', ['partiesActive', 'campaignOpen', 'slotFree'], 'ASSIGN', {
    money: 'hold',
    notify: toInfluencer('job.invited'),
  }),
  row('MISMATCHED', 'match', 'system', ['criteriaMet'], 'MATCHED', {
    notify: toBoth('job.matched', 'job.matched_marketer'),
  }),
  row('MATCHED', 'mismatch', 'system', ['criteriaUnmet'], 'MISMATCHED', { notify: toInfluencer('job.mismatched') }),
  row('MATCHED', 'accept', 'marketer', ['partiesActive', 'slotFree'], 'ASSIGN', {
    money: 'hold',
    notify: toInfluencer('job.chosen'),
  }),
  row('MATCHED', 'invite', 'marketer', ['partiesActive', 'slotFree'], 'ASSIGN', {
    money: 'hold',
    notify: toInfluencer('job.invited'),
  }),
  row('MATCHED', 'decline', 'marketer', [], 'REJECTED', { notify: toInfluencer('job.not_chosen') }),
  row(['MATCHED', 'MISMATCHED'], 'withdraw', 'influencer', [], 'CANCEL', { notify: toMarketer('job.withdrawn') }),
  row(['MATCHED', 'MISMATCHED'], 'closeApplications', 'system', ['applicationsOver'], 'REJECTED', {
    notify: toInfluencer('job.closed'),
  }),
  row(['MATCHED', 'MISMATCHED'], 'fillCampaign', 'system', ['slotsTaken'], 'REJECTED', {
    notify: toInfluencer('job.full'),
  }),

  row('ASSIGN', 'accept', 'influencer', [], 'IN_PROGRESS', { notify: toMarketer('job.accepted') }),
  row('ASSIGN', 'decline', 'influencer', [], 'REJECTED', { money: 'refund', notify: toMarketer('job.declined') }),
  row('ASSIGN', 'answerTimeout', 'system', ['due'], 'CANCEL', { money: 'refund', notify: toBoth('job.cancelled') }),
]

const START = { notify: toBoth('job.started', 'job.started_marketer') } as const
const STAY = 'IN_PROGRESS'

/** From the creator's yes to the work: one way for each review option. */
export const START_ROWS: readonly JobRow[] = [
  row('IN_PROGRESS', 'ship', 'marketer', ['optionShipping', 'hasTracking'], 'SHIPPING', {
    entry: 'setShipped',
    notify: toInfluencer('job.shipped'),
  }),
  row('IN_PROGRESS', 'startPhoto', 'system', ['optionPhoto'], 'WORKING', START),
  row('IN_PROGRESS', 'orderNumber', 'influencer', ['optionOrder', 'hasOrderNumber', 'deliveryInReach'], 'WORKING', {
    entry: 'setOrdered',
    notify: toMarketer('job.order_given'),
  }),
  row(
    'WORKING',
    'refuseOrderNumber',
    'marketer',
    ['optionOrder', 'orderRefusable', 'refusalsLeft', 'hasReason'],
    'IN_PROGRESS',
    { entry: 'countOrderRefusal', notify: toInfluencer('job.order_refused') },
  ),
  row('IN_PROGRESS', 'receipt', 'influencer', ['optionReceipt', 'receiptOpen', 'hasFile', 'hasAmount'], STAY, {
    entry: 'setReceipt',
    notify: toMarketer('job.receipt_given'),
  }),
  row('IN_PROGRESS', 'rejectReceipt', 'marketer', ['receiptInReview', 'refusalsLeft', 'hasReason'], STAY, {
    entry: 'countReceiptRefusal',
    notify: toInfluencer('job.receipt_refused'),
  }),
  row('IN_PROGRESS', 'approveReceipt', 'marketer', ['receiptInReview'], 'WORKING', {
    entry: 'approveReceipt',
    notify: toInfluencer('job.receipt_approved'),
  }),
  row('IN_PROGRESS', 'receiptTimeout', 'system', ['due'], 'WORKING', {
    entry: 'approveReceipt',
    notify: toBoth('job.receipt_approved', 'job.receipt_approved_marketer'),
  }),
  row('IN_PROGRESS', 'checkIn', 'influencer', ['optionVisit', 'codeMatches'], 'WORKING', {
    notify: toMarketer('job.checked_in'),
  }),
  row(['IN_PROGRESS', 'SHIPPING'], 'shipTimeout', 'system', ['due'], 'CANCEL', {
    money: 'refund',
    notify: toBoth('job.cancelled'),
  }),
  row('IN_PROGRESS', 'silenceTimeout', 'system', ['due'], 'CANCEL', {
    money: 'refund',
    notify: toBoth('job.cancelled'),
  }),

  row('SHIPPING', 'ship', 'marketer', ['reportedMissing', 'hasTracking'], 'SHIPPING', {
    entry: 'setShipped',
    notify: toInfluencer('job.shipped'),
  }),
  row('SHIPPING', 'correctTracking', 'marketer', ['notReportedMissing', 'notDelivered', 'hasTracking'], 'SHIPPING', {
    clock: 'keep',
    notify: toInfluencer('job.tracking_changed'),
  }),
  row('SHIPPING', 'carrierDelivered', 'system', ['notReportedMissing', 'notDelivered'], 'SHIPPING', {
    entry: 'setDelivered',
    clock: 'keep',
  }),
  row('SHIPPING', 'notArrived', 'influencer', ['notReportedMissing'], 'SHIPPING', {
    entry: 'setNotArrived',
    notify: toMarketer('job.not_arrived'),
  }),
  row('SHIPPING', 'confirmArrival', 'influencer', [], 'WORKING', {
    entry: 'setArrived',
    notify: toMarketer('job.arrived'),
  }),
  row('SHIPPING', 'arrivalTimeout', 'system', ['due'], 'WORKING', { entry: 'setArrived', ...START }),
]
