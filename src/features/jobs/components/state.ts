import type { Tone } from '../../../ui/badge.tsx'
import type { JobRow } from '../contract.ts'
import type { Stage } from '../rules/stages.ts'
import type { Side } from '../rules/states.ts'

/** The text key of a state: a stage of the rules, or one of the ends. */
export type StateKey =
  | Stage
  | 'chosen'
  | 'agreed'
  | 'countered'
  | 'link_fix'
  | 'completed'
  | 'cancel'
  | 'withdrawn'
  | 'not_chosen'
  | 'closed'
  | 'declined'

/** What determines the text key; both a job and a list row provide it. */
export type DisplayState = Pick<JobRow, 'status' | 'stage' | 'source' | 'endedBy'> & {
  offer?: JobRow['offer']
  withdrawn?: boolean
  /** Number of links that failed the check so far. */
  failedPosts?: number
}

function rejectedKey({ endedBy }: DisplayState): StateKey {
  if (endedBy === 'influencer') return 'declined'
  return endedBy === 'marketer' ? 'not_chosen' : 'closed'
}

/** The text key of a job. The same for both sides; the texts differ. */
export function stateKey(job: DisplayState): StateKey {
  if (job.status === 'COMPLETED') return 'completed'
  if (job.status === 'CANCEL') return job.withdrawn ? 'withdrawn' : 'cancel'
  if (job.status === 'REJECTED') return rejectedKey(job)
  if (job.stage === 'answer' && (job.offer === 'agreed' || job.offer === 'countered')) return job.offer
  if (job.stage === 'answer' && job.source === 'application') return 'chosen'
  if (job.stage === 'link' && (job.failedPosts ?? 0) > 0) return 'link_fix'
  return job.stage ?? 'settle'
}

const WITH_OPERATOR: readonly StateKey[] = ['dispute', 'frozen']
const YOURS: Record<Side, readonly StateKey[]> = {
  influencer: [
    'order',
    'receipt',
    'visit',
    'transit',
    'draft',
    'draft_fix',
    'link',
    'link_fix',
    'insight',
    'insight_fix',
  ],
  marketer: [
    'applied',
    'offer',
    'invite_offer',
    'ship',
    'not_arrived',
    'receipt_review',
    'draft_review',
    'choice',
    'insight_review',
  ],
}

/** Amber if the viewer must act, blue if the other side must act, otherwise the default color of the status. */
export function stateTone(side: Side, key: StateKey): Tone | undefined {
  if (WITH_OPERATOR.includes(key)) return 'info'
  if (YOURS[side].includes(key)) return 'notice'
  if (key === 'declined' && side === 'influencer') return 'neutral'
  if (key === 'closed' || key === 'withdrawn') return 'neutral'
  return [
    'invite_offer',
    'draft_review',
    'choice',
    'insight_review',
    'draft',
    'draft_fix',
    'insight',
    'insight_fix',
  ].includes(key)
    ? 'info'
    : undefined
}
