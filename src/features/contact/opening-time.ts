import { createHmac, timingSafeEqual } from 'node:crypto'
import { judgeAge, type StampVerdict } from './rules/message.ts'

const sign = (key: string, time: string): Buffer => createHmac('sha256', key).update(`form ${time}`).digest()

/** When a form was opened, signed: `{milliseconds in base 36}.{signature}`. */
export function signOpeningTime(key: string, now: number): string {
  const time = now.toString(36)
  return `${time}.${sign(key, time).toString('base64url')}`
}

/** A stamp that is not ours counts as stale: the form is shown again with a new one. */
export function checkOpeningTime(key: string, stamp: string, now: number): StampVerdict {
  const [time = '', signature = ''] = stamp.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = sign(key, time)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'stale'
  return judgeAge(Number.parseInt(time, 36), now)
}
