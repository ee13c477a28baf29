import { machine, type Transition } from '../../../core/machine.ts'
import type { BatchRowState, BatchStatus } from '../kinds.ts'

type Guard = 'rowsLeft' | 'noRowsLeft'
type BatchTransition = Transition<BatchStatus, 'mark' | 'void', 'operator', Guard>

/** Facts after the event: number of payable rows in the batch. */
interface Facts {
  payable: number
}

/** A payout batch. Voiding needs a second operator and applies to the payable rows; done and voided are final. */
export const BATCH_TABLE: readonly BatchTransition[] = [
  { from: ['exported', 'partly_marked'], event: 'mark', by: ['operator'], guard: ['rowsLeft'], to: 'partly_marked' },
  { from: ['exported', 'partly_marked'], event: 'mark', by: ['operator'], guard: ['noRowsLeft'], to: 'done' },
  { from: ['exported', 'partly_marked'], event: 'void', by: ['operator'], guard: ['rowsLeft'], to: 'voided' },
]

export const batchMachine = machine<BatchStatus, 'mark' | 'void', 'operator', Guard, Facts, BatchTransition>({
  rows: BATCH_TABLE,
  guards: {
    rowsLeft: ({ payable }) => (payable > 0 ? null : 'batch_closed'),
    noRowsLeft: ({ payable }) => (payable === 0 ? null : 'conflict'),
  },
})

/** The state of a row as operators see it. A transfer that the bank returned is not shown as paid. */
export const shownRowState = (state: 'payable' | 'paid' | 'voided', isReturned: boolean): BatchRowState =>
  state === 'paid' && isReturned ? 'returned' : state
