import { existsSync, readFileSync } from 'node:fs'

/**
 * Points at which crash tests end the process. A request names a point and a count: `committed:3` ends the process when
 * it reaches `committed` for the third time.
 */
export const FAULT_POINTS = [
  /** All writes of a command are done, its transaction is not committed. */
  'commit',
  /** Committed; the outbox has not been started and the response not sent. */
  'committed',
  /** A webhook's charge was fetched and processed; not committed. */
  'webhook.read',
  'webhook.committed',
  /** An operator's confirmation of a transfer is posted; not committed. */
  'payout.marked',
  'payout.committed',
  /** A file is being received. */
  'upload.body',
  /** The file's bytes are stored, its row is not. */
  'upload.stored',
  /** A sweep is running, between two of its parts. */
  'sweep.part',
  /** A job's deadline was processed; not committed. */
  'sweep.acted',
  'sweep.committed',
  /** Messages are claimed by this process, but not sent. */
  'outbox.claimed',
  /** A message was sent, but not marked as sent. */
  'outbox.sent',
  /** Webhooks are claimed by this process, but not sent. */
  'webhooks.claimed',
  /** A webhook was sent, but not marked as sent. */
  'webhooks.sent',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

let source: string | undefined
let request = ''
let left = 0

/** Reads requests from a file, which may change while the process runs. Used only by crash tests. */
export function armFaults(file: string | undefined): void {
  source = file
}

/** Ends the process immediately, as a power failure would, if the file names this point; otherwise does nothing. */
export function faultPoint(point: FaultPoint): void {
  if (source === undefined) return
  const now = existsSync(source) ? readFileSync(source, 'utf8') : ''
  if (now !== request) {
    request = now
    left = Number(now.split(':')[1])
  }
  if (!request.startsWith(`${point}:`)) return
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}
