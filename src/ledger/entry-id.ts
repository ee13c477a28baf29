import { newId } from '../core/ids.ts'

let counter = 0

/** A UUIDv7 that also sorts by posting order within one millisecond of one process. */
export function entryId(now: Date): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  counter = (counter + 1) % 2 ** 26
  random[0] = counter >>> 22
  random[1] = (counter >>> 14) & 0xff
  random[2] = (counter >>> 8) & 0x3f
  random[3] = counter & 0xff
  return newId(now.getTime(), random)
}

/** The lowest possible entry id at an instant, so that periods can be selected by the primary key. */
export const idFloor = (at: Date): string => newId(at.getTime(), new Uint8Array(10))
