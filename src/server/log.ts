import pino, { type DestinationStream, type Logger } from 'pino'
import { loggable } from '../db/loggable.ts'

/** Paths removed from log entries: credentials and personal data. */
const redact = ['password', 'token', 'code', 'nationalId', 'email', 'phone', 'authorization', 'cookie'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
)

/** The process log: one JSON object per line, errors without the values of statements. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    { level, redact: { paths: redact, censor: '[hidden]' }, base: null, serializers: { err: loggable } },
    ...(to ? [to] : []),
  )
