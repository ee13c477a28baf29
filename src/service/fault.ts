/** Places where a crash would hurt most. `FAULT` names one of them, and which passage: `committed:3` is the third. */
export const FAULT_POINTS = [
  /** All of a command is written, its transaction is not committed. */
  'commit',
  /** Committed: neither the outbox was woken nor the caller answered. */
  'committed',
  /** A webhook's charge was read again and acted on; not committed. */
  'webhook.read',
  'webhook.committed',
  /** An operator's mark of a transfer is posted; not committed. */
  'payout.marked',
  'payout.committed',
  /** A file's bytes are on their way in. */
  'upload.body',
  /** The bytes are stored, their row is not. */
  'upload.stored',
  /** Messages are claimed by this process, not sent. */
  'outbox.claimed',
  /** A message went out and is not marked as sent. */
  'outbox.sent',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

let armed: { point: string; passages: number } | null = null

/** Arms one point for the life of the process. Only crash tests do. */
export function armFault(wish: string | undefined): void {
  const [point = '', passage = '1'] = (wish ?? '').split(':')
  armed = point === '' ? null : { point, passages: Number(passage) }
}

/** Ends the process at once, as a power cut would, when this is the armed point; otherwise does nothing. */
export function faultPoint(point: FaultPoint): void {
  if (armed === null || armed.point !== point) return
  armed.passages -= 1
  if (armed.passages === 0) process.kill(process.pid, 'SIGKILL')
}
