export interface Decision<Reason extends string> {
  act: 'approve' | 'reject'
  /** The version that the operator saw. */
  version: number
  reasonCode?: Reason
  reason?: string | undefined
}

interface Decided {
  status: string
  version: number
  decidedBy: string | null
}

const STATUS_AFTER = { approve: 'approved', reject: 'rejected' } as const

/** Whether this operator has already made the same decision on the same version. */
export const isRepeated = (row: Decided, { act, version }: Decision<string>, operatorId: string): boolean =>
  row.status === STATUS_AFTER[act] && row.version === version && row.decidedBy === operatorId
