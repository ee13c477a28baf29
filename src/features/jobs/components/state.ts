import type { Tone } from '../../../ui/badge.tsx'
import type { JobRow } from '../contract.ts'
import type { Stage } from '../rules/stages.ts'

export type Side = 'influencer' | 'marketer'

/** The key of a state's words: a stage of the rules, or one of the ends. */
export type StateKey = Stage | 'chosen' | 'link_fix' | 'completed' | 'cancel' | 'not_chosen' | 'closed' | 'declined'

/** What the state's words depend on; a job and a line of a list both have it. */
export type Standing = Pick<JobRow, 'status' | 'stage' | 'source' | 'endedBy'> & {
  /** Links that the check refused so far. */
  failedPosts?: number
}

/** Which words belong to a job. The same for both sides; the texts differ. */
export function stateKey(job: Standing): StateKey {
  if (job.status === 'COMPLETED') return 'completed'
  if (job.status === 'CANCEL') return 'cancel'
  if (job.status === 'REJECTED')
    return job.endedBy === 'influencer' ? 'declined' : job.endedBy === 'marketer' ? 'not_chosen' : 'closed'
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
  marketer: ['applied', 'ship', 'not_arrived', 'receipt_review', 'draft_review', 'choice', 'insight_review'],
}

/** Amber where the reader moves, blue where the other does, else the status's own tone. */
export function stateTone(side: Side, key: StateKey): Tone | undefined {
  if (WITH_OPERATOR.includes(key)) return 'info'
  if (YOURS[side].includes(key)) return 'notice'
  if (key === 'declined' && side === 'influencer') return 'neutral'
  if (key === 'closed') return 'neutral'
  return ['draft_review', 'choice', 'insight_review', 'draft', 'draft_fix', 'insight', 'insight_fix'].includes(key)
    ? 'info'
    : undefined
}
