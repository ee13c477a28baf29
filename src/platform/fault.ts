import { existsSync, readFileSync } from 'node:fs'

/** Places where a crash would hurt most. A wish names one of them, and which passage: `committed:3` is the third. */
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
  /** A sweep is active, between two of its parts. */
  'sweep.part',
  /** A job's deadline is acted on; not committed. */
  'sweep.acted',
  'sweep.committed',
  /** Messages are claimed by this process, not sent. */
  'outbox.claimed',
  /** A message went out and is not marked as sent. */
  'outbox.sent',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

let source: string | undefined
let wish = ''
let left = 0

/** Takes wishes from a file, which may name another point while the process runs. Only crash tests do. */
export function armFaults(file: string | undefined): void {
  source = file
}

/** Ends the process at once, as a power cut would, when this is the point that the file names; otherwise does nothing. */
export function faultPoint(point: FaultPoint): void {
  if (source === undefined) return
  const now = existsSync(source) ? readFileSync(source, 'utf8') : ''
  if (now !== wish) {
    wish = now
    left = Number(now.split(':')[1])
  }
  if (!wish.startsWith(`${point}:`)) return
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
