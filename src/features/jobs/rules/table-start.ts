import { HOLD, type JobTransition, REFUND, toBoth, toInfluencer, toMarketer, transition } from './transition.ts'

/** From the application or invitation to the influencer's acceptance. */
export const APPLICATION_ROWS: readonly JobTransition[] = [
  transition(
    'NEW',
    'apply',
    'influencer',
    ['partiesActive', 'takesJobs', 'applicationsOpen', 'slotFree', 'criteriaMet'],
    'MATCHED',
    {
      notify: toMarketer('job.applied'),
    },
  ),
  transition(
    'NEW',
    'apply',
    'influencer',
    ['partiesActive', 'takesJobs', 'applicationsOpen', 'slotFree', 'criteriaUnmet'],
    'MISMATCHED',
    {
      notify: toInfluencer('job.mismatched'),
    },
  ),
  transition('NEW', 'invite', 'marketer', ['partiesActive', 'takesJobs', 'campaignOpen', 'slotFree'], 'ASSIGN', {
    ...HOLD,
    notify: toInfluencer('job.invited'),
  }),
  transition('MISMATCHED', 'match', 'system', ['criteriaMet'], 'MATCHED', {
    notify: toBoth('job.matched', 'job.matched_marketer'),
  }),
  transition('MATCHED', 'mismatch', 'system', ['criteriaUnmet'], 'MISMATCHED', {
    notify: toInfluencer('job.mismatched'),
  }),
  transition('MATCHED', 'switchChannel', 'influencer', ['criteriaMet'], 'MATCHED', { clock: 'keep' }),
  transition('MISMATCHED', 'switchChannel', 'influencer', ['criteriaMet'], 'MATCHED', {
    clock: 'keep',
    notify: toMarketer('job.matched_marketer'),
  }),
  transition(['MATCHED', 'MISMATCHED'], 'switchChannel', 'influencer', ['criteriaUnmet'], 'MISMATCHED', {
    clock: 'keep',
  }),
  transition(
    'MATCHED',
    'counterOffer',
    'influencer',
    ['takesJobs', 'counterOffers', 'offerUnused', 'hasPrice'],
    'MATCHED',
    {
      entry: 'askOffer',
      notify: toMarketer('job.offer_asked'),
    },
  ),
  // The marketer's counter-price is an offer with money on hold. The influencer accepts or declines it like any other
  // offer.
  transition(
    'MATCHED',
    'counterOffer',
    'marketer',
    ['offerAsked', 'hasPrice', 'partiesActive', 'takesJobs', 'slotFree'],
    'ASSIGN',
    {
      ...HOLD,
      entry: 'counterOffer',
      notify: toInfluencer('job.offer_countered'),
    },
  ),
  transition('MATCHED', 'declineOffer', 'marketer', ['offerAsked'], 'MATCHED', {
    entry: 'declineOffer',
    notify: toInfluencer('job.offer_declined'),
  }),
  transition('MATCHED', 'offerTimeout', 'system', ['due'], 'MATCHED', {
    entry: 'lapseOffer',
    notify: toBoth('job.offer_lapsed'),
  }),
  transition('MATCHED', 'accept', 'marketer', ['partiesActive', 'takesJobs', 'slotFree'], 'ASSIGN', {
    ...HOLD,
    entry: 'agreeOffer',
    notify: toInfluencer('job.chosen'),
  }),
  // An applicant who does not meet every criterion may still be invited.
  transition(['MATCHED', 'MISMATCHED'], 'invite', 'marketer', ['partiesActive', 'takesJobs', 'slotFree'], 'ASSIGN', {
    ...HOLD,
    entry: 'endOffer',
    notify: toInfluencer('job.invited'),
  }),
  transition('MATCHED', 'decline', 'marketer', [], 'REJECTED', { notify: toInfluencer('job.not_chosen') }),
  transition(['MATCHED', 'MISMATCHED'], 'withdraw', 'influencer', [], 'CANCEL', {
    notify: toMarketer('job.withdrawn'),
  }),
  transition(['MATCHED', 'MISMATCHED'], 'closeApplications', 'system', ['applicationsOver'], 'REJECTED', {
    notify: toInfluencer('job.closed'),
  }),
  transition(['MATCHED', 'MISMATCHED'], 'fillCampaign', 'system', ['slotsTaken'], 'REJECTED', {
    notify: toInfluencer('job.full'),
  }),

  transition(
    'ASSIGN',
    'counterOffer',
    'influencer',
    ['counterOffers', 'invited', 'offerUnused', 'hasPrice'],
    'ASSIGN',
    {
      entry: 'askOffer',
      notify: toMarketer('job.offer_asked'),
    },
  ),
  transition('ASSIGN', 'accept', 'marketer', ['priceRequested', 'partiesActive'], 'ASSIGN', {
    money: 'changeHold',
    entry: 'agreeOffer',
    notify: toInfluencer('job.offer_agreed'),
  }),
  transition('ASSIGN', 'counterOffer', 'marketer', ['offerAsked', 'hasPrice', 'partiesActive'], 'ASSIGN', {
    money: 'changeHold',
    entry: 'counterOffer',
    notify: toInfluencer('job.offer_countered'),
  }),
  transition('ASSIGN', 'declineOffer', 'marketer', ['offerAsked'], 'ASSIGN', {
    entry: 'declineOffer',
    notify: toInfluencer('job.offer_declined_invite'),
  }),
  transition('ASSIGN', 'offerTimeout', 'system', ['due'], 'ASSIGN', {
    entry: 'lapseOffer',
    notify: toBoth('job.offer_lapsed_invite', 'job.offer_lapsed'),
  }),
  transition('ASSIGN', 'accept', 'influencer', ['noPriceRequested'], 'IN_PROGRESS', {
    notify: toMarketer('job.accepted'),
  }),
  transition('ASSIGN', 'decline', 'influencer', [], 'REJECTED', {
    ...REFUND,
    notify: toMarketer('job.declined'),
  }),
  transition('ASSIGN', 'answerTimeout', 'system', ['due'], 'CANCEL', {
    ...REFUND,
    notify: toBoth('job.cancelled'),
  }),
]

const START = { notify: toBoth('job.started', 'job.started_marketer') } as const
const STAY = 'IN_PROGRESS'

/** From the influencer's acceptance to the work: one path for each review option. */
export const START_ROWS: readonly JobTransition[] = [
  transition('IN_PROGRESS', 'ship', 'marketer', ['optionShipping', 'hasTracking'], 'SHIPPING', {
    entry: 'setShipped',
    notify: toInfluencer('job.shipped'),
  }),
  transition('IN_PROGRESS', 'startPhoto', 'system', ['optionPhoto'], 'WORKING', START),
  transition(
    'IN_PROGRESS',
    'orderNumber',
    'influencer',
    ['optionOrder', 'hasOrderNumber', 'deliveryInReach'],
    'WORKING',
    {
      entry: 'setOrdered',
      notify: toMarketer('job.order_given'),
    },
  ),
  transition(
    'WORKING',
    'refuseOrderNumber',
    'marketer',
    ['optionOrder', 'orderRefusable', 'refusalsLeft', 'hasReason'],
    'IN_PROGRESS',
    { entry: 'countOrderRefusal', notify: toInfluencer('job.order_refused') },
  ),
  transition('IN_PROGRESS', 'receipt', 'influencer', ['optionReceipt', 'receiptOpen', 'hasFile', 'hasAmount'], STAY, {
    entry: 'setReceipt',
    notify: toMarketer('job.receipt_given'),
  }),
  transition('IN_PROGRESS', 'rejectReceipt', 'marketer', ['receiptInReview', 'refusalsLeft', 'hasReason'], STAY, {
    entry: 'countReceiptRefusal',
    notify: toInfluencer('job.receipt_refused'),
  }),
  transition('IN_PROGRESS', 'approveReceipt', 'marketer', ['receiptInReview'], 'WORKING', {
    entry: 'approveReceipt',
    notify: toInfluencer('job.receipt_approved'),
  }),
  transition('IN_PROGRESS', 'receiptTimeout', 'system', ['due'], 'WORKING', {
    entry: 'approveReceipt',
    notify: toBoth('job.receipt_approved', 'job.receipt_approved_marketer'),
  }),
  transition('IN_PROGRESS', 'checkIn', 'influencer', ['optionVisit', 'codeMatches'], 'WORKING', {
    notify: toMarketer('job.checked_in'),
  }),
  transition(['IN_PROGRESS', 'SHIPPING'], 'shipTimeout', 'system', ['due'], 'CANCEL', {
    ...REFUND,
    notify: toBoth('job.cancelled'),
  }),
  transition('IN_PROGRESS', 'silenceTimeout', 'system', ['due'], 'CANCEL', {
    ...REFUND,
    notify: toBoth('job.cancelled'),
  }),

  transition('SHIPPING', 'ship', 'marketer', ['reportedMissing', 'hasTracking'], 'SHIPPING', {
    entry: 'setShipped',
    notify: toInfluencer('job.shipped'),
  }),
  transition('SHIPPING', 'correctTracking', 'marketer', ['notReportedMissing', 'hasTracking'], 'SHIPPING', {
    clock: 'keep',
    notify: toInfluencer('job.tracking_changed'),
  }),
  transition('SHIPPING', 'notArrived', 'influencer', ['notReportedMissing'], 'SHIPPING', {
    entry: 'setNotArrived',
    notify: toMarketer('job.not_arrived'),
  }),
  transition('SHIPPING', 'confirmArrival', 'influencer', [], 'WORKING', {
    entry: 'setArrived',
    notify: toMarketer('job.arrived'),
  }),
  transition('SHIPPING', 'arrivalTimeout', 'system', ['due'], 'WORKING', { entry: 'setArrived', ...START }),
]
