import { buildCreator, type InfluencerRow } from './build-creator.ts'
import { CREATORS_1 } from './creators-1.ts'
import { CREATORS_2 } from './creators-2.ts'
import { CREATORS_3 } from './creators-3.ts'
import { CREATORS_4 } from './creators-4.ts'
import type { DemoChannel, DemoCreator } from './types.ts'

const ROWS: readonly InfluencerRow[] = [...CREATORS_1, ...CREATORS_2, ...CREATORS_3, ...CREATORS_4]

/** The sixty handwritten creators, always in this order. */
export const CREATORS: readonly DemoCreator[] = ROWS.map((row, i) => buildCreator(row, i + 1))

const BY_KEY = new Map(CREATORS.map((creator) => [creator.key, creator]))

/** A creator by key. Throws RangeError for an unknown key, so that a typing error in a plan stops the seed. */
export function creatorOf(key: string): DemoCreator {
  const found = BY_KEY.get(key)
  if (!found) throw new RangeError(`no creator ${key}`)
  return found
}

/** Only these channels can take jobs. */
export const canWork = (channel: DemoChannel): boolean => channel.status === 'active' || channel.status === 'allowed'
