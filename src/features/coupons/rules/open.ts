import { HELD, type JobStatus } from '../../jobs/rules/states.ts'

/** States in which a job can be given a code: from the marketer's acceptance on, unless it ended early. */
export const CAN_CARRY: JobStatus[] = [...HELD, 'COMPLETED']

export const canCarry = (status: JobStatus): boolean => CAN_CARRY.includes(status)
