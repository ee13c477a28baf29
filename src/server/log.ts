import pino, { type DestinationStream, type Logger } from 'pino'
import { loggable } from '../db/loggable.ts'

/** Logs never carry what opens an account or names a person. */
const redact = ['password', 'token', 'code', 'nationalId', 'email', 'phone', 'authorization', 'cookie'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`],
)

/** The log of the process: one JSON line an entry; errors without the values of statements. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    { level, redact: { paths: redact, censor: '[hidden]' }, base: null, serializers: { err: loggable } },
    ...(to ? [to] : []),
  )
