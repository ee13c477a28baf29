import { constants } from 'node:os'

/** Passes signals on to a child process and ends as it ends: its exit status, or 128 and the signal that ended it. */
export function forwardSignals(child) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
