import { DISPUTABLE, type JobStatus, RUNNING } from './states.ts'
import { type JobTransition, toBoth, toMarketer, toOperator, transition } from './transition.ts'

/** Events that end a job early. */
export const EXIT_ROWS: readonly JobTransition[] = [
  transition(RUNNING, 'cancel', 'marketer', [], 'CANCEL', { money: 'refund', notify: toBoth('job.cancelled') }),
  transition(['IN_PROGRESS', 'SHIPPING', 'WORKING'], 'leave', 'influencer', ['noDraftSent', 'goodsSettled'], 'CANCEL', {
    money: 'refund',
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
    money: 'refund',
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
  transition(
    ['IN_PROGRESS', ...DISPUTABLE],
    'decide',
    'operator',
    ['disputedOrFrozen', 'hasReason', 'shareGiven', 'partShare'],
    'CANCEL',
    { money: 'refund', ...DECIDED },
  ),
]
