import { BEFORE_POST, DISPUTABLE, type JobStatus, POSTED, RUNNING } from './states.ts'
import { type JobTransition, REFUND, toBoth, toMarketer, toOperator, transition } from './transition.ts'

/** Events that end a job early. */
export const EXIT_ROWS: readonly JobTransition[] = [
  transition(['ASSIGN', ...BEFORE_POST], 'cancel', 'marketer', [], 'CANCEL', {
    ...REFUND,
    notify: toBoth('job.cancelled'),
  }),
  transition(POSTED, 'cancel', 'marketer', [], 'CANCEL', { money: 'refund', notify: toBoth('job.cancelled') }),
  transition(['IN_PROGRESS', 'SHIPPING', 'WORKING'], 'leave', 'influencer', ['noDraftSent', 'goodsSettled'], 'CANCEL', {
    ...REFUND,
    entry: 'returnGoods',
    notify: toMarketer('job.left'),
  }),
]

const DISPUTED = {
  entry: 'openDispute',
  clock: 'keep',
  notify: [...toBoth('job.disputed'), ...toOperator('job.disputed')],
} as const
const DECIDED = { entry: 'closeMarks', still: true, notify: toBoth('job.decided') } as const
const PART_DECIDED = ['disputedOrFrozen', 'hasReason', 'shareGiven', 'partShare'] as const
const ALARM = { entry: 'alarm', clock: 'keep', still: true, notify: toOperator('job.overdue') } as const

/** Disputes and freezes: the status does not change, and all deadlines are paused. */
const disputeRows = (status: JobStatus): readonly JobTransition[] => [
  transition(status, 'dispute', ['influencer', 'marketer'], ['hasReason'], status, DISPUTED),
  transition(status, 'dispute', 'operator', ['notDisputed', 'hasReason'], status, { ...DISPUTED, still: true }),
]

const freezeRows = (status: JobStatus): readonly JobTransition[] => [
  transition(status, 'freeze', 'system', ['notFrozen'], status, {
    entry: 'freeze',
    clock: 'keep',
    still: true,
    notify: [...toBoth('job.frozen'), ...toOperator('job.frozen')],
  }),
  transition(status, 'resume', ['operator', 'system'], ['frozen', 'notDisputed'], status, {
    entry: 'resume',
    clock: 'resume',
    still: true,
    notify: toBoth('job.resumed'),
  }),
  transition(status, 'freezeOverdue', 'system', ['due'], status, ALARM),
]

const overdueRows = (status: JobStatus): readonly JobTransition[] => [
  transition(status, 'disputeOverdue', 'system', ['due'], status, ALARM),
]

export const MARK_ROWS: readonly JobTransition[] = [
  transition(
    'IN_PROGRESS',
    'dispute',
    ['influencer', 'marketer'],
    ['refusalsUsed', 'hasReason'],
    'IN_PROGRESS',
    DISPUTED,
  ),
  ...DISPUTABLE.flatMap(disputeRows),
  ...RUNNING.flatMap(freezeRows),
  ...(['IN_PROGRESS', ...DISPUTABLE] as const).flatMap(overdueRows),
  transition('SUBMIT', 'queueOverdue', 'system', ['due'], 'SUBMIT', ALARM),
  transition('INSIGHT', 'queueOverdue', 'system', ['due'], 'INSIGHT', ALARM),

  // An offer that was never accepted cannot earn a share.
  transition('ASSIGN', 'decide', 'operator', ['disputedOrFrozen', 'hasReason', 'shareGiven', 'noShare'], 'CANCEL', {
    ...REFUND,
    ...DECIDED,
  }),
  transition(
    ['IN_PROGRESS', ...DISPUTABLE],
    'decide',
    'operator',
    ['disputedOrFrozen', 'hasReason', 'shareGiven', 'wholeShare'],
    'COMPLETE',
    DECIDED,
  ),
  transition(BEFORE_POST, 'decide', 'operator', PART_DECIDED, 'CANCEL', { ...REFUND, ...DECIDED }),
  transition(POSTED, 'decide', 'operator', PART_DECIDED, 'CANCEL', { money: 'refund', ...DECIDED }),
]
