import { constants } from 'node:os'

/** Forwards signals to a child process and exits with its exit status, or with 128 plus the signal that ended it. */
export function forwardSignals(child) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
