import type { JobEvent } from './events.ts'
import type { JobActor } from './states.ts'

/** Steps shown in the conversation. Internal steps (checks, alarms, reminders) are hidden. */
export const SHOWN_STEPS = [
  'apply',
  'invite',
  'accept',
  'decline',
  'withdraw',
  'switchChannel',
  'counterOffer',
  'declineOffer',
  'offerTimeout',
  'ship',
  'correctTracking',
  'confirmArrival',
  'notArrived',
  'orderNumber',
  'refuseOrderNumber',
  'receipt',
  'approveReceipt',
  'rejectReceipt',
  'receiptTimeout',
  'checkIn',
  'leave',
  'draft',
  'approveDraft',
  'rejectDraft',
  'payExtraRound',
  'reviewTimeout',
  'choiceTimeout',
  'postUrl',
  'linkPassed',
  'passLink',
  'linkFailed',
  'returnLink',
  'insight',
  'approveInsight',
  'passInsight',
  'insightReviewTimeout',
  'rejectInsight',
  'returnInsight',
  'pay',
  'cancel',
  'closeApplications',
  'fillCampaign',
  'answerTimeout',
  'shipTimeout',
  'silenceTimeout',
  'draftTimeout',
  'linkTimeout',
  'dispute',
  'decide',
  'freeze',
  'resume',
] as const satisfies readonly JobEvent[]
export type ShownStep = (typeof SHOWN_STEPS)[number]

export const isShownStep = (event: JobEvent): event is ShownStep => (SHOWN_STEPS as readonly JobEvent[]).includes(event)

/** Texts of steps that differ if the marketer performs them; `acceptOffer` is accepting a counter-offer. */
const MARKETER_KEYS = { accept: 'acceptMarketer', acceptOffer: 'agreeOffer', decline: 'declineMarketer' } as const
type MarketerKeys = typeof MARKETER_KEYS
export type StepTextKey = ShownStep | MarketerKeys[keyof MarketerKeys]

/** The text key of a step. `price` is the price of a counter-offer, if the step is about one. */
export function stepTextKey(event: ShownStep, actor: JobActor, price: number | null): StepTextKey {
  if (actor !== 'marketer') return event
  if (event === 'accept' && price !== null) return MARKETER_KEYS.acceptOffer
  return event === 'accept' || event === 'decline' ? MARKETER_KEYS[event] : event
}

/** Characters of one message. */
export const MESSAGE_LENGTH = 2_000
