import { INTERESTS, type Tier } from '../../src/core/vocabulary.ts'
import { buildInfluencer, type InfluencerRow } from '../content/build-influencer.ts'
import type { ChannelRow } from '../content/channels.ts'
import { ratesOf } from '../content/estimate.ts'
import { PLACES } from '../content/places.ts'
import { type Random, random, seedOf } from '../content/random.ts'
import type { ChannelStatus, ChannelType, DemoInfluencer } from '../content/types.ts'
import { t } from '../content/types.ts'
import { FIRST_NAMES, LAST_NAMES, NICKNAMES, THEMES } from './names.ts'

/** Ids and phone numbers of these creators begin after those of the handwritten ones. */
const FIRST_INDEX = 1_000
const TIER_OF_100: readonly (readonly [upTo: number, tier: Tier])[] = [
  [55, 'nano'],
  [85, 'micro'],
  [93, 'mid'],
  [99, 'macro'],
  [100, 'mega'],
]
const SIZE: Record<Tier, readonly [from: number, to: number]> = {
  nano: [800, 9_999],
  micro: [10_000, 49_999],
  mid: [50_000, 99_999],
  macro: [100_000, 999_999],
  mega: [1_000_000, 4_000_000],
}
const TYPES: readonly ChannelType[] = ['TIKTOK', 'INSTAGRAM', 'FACEBOOK_PAGE', 'YOUTUBE', 'LEMON8', 'X']
const RARE: readonly ChannelStatus[] = ['waiting_approve', 'disconnected', 'suspended', 'rejected']

/**
 * A number of followers. Larger channels are rarer: within a tier, followers are evenly distributed on a logarithmic
 * scale.
 */
function followersOf(rnd: Random): number {
  const roll = rnd.next() * 100
  const [from, to] = SIZE[TIER_OF_100.find(([upTo]) => roll < upTo)![1]]
  return Math.round(from * (to / from) ** rnd.next())
}

function channelsOf(handle: string, rnd: Random): ChannelRow[] {
  const count = rnd.chance(0.55) ? 1 : rnd.chance(0.75) ? 2 : 3
  const largest = followersOf(rnd)
  return rnd
    .shuffle(TYPES)
    .slice(0, count)
    .map((type, i) => {
      const followers = Math.max(600, Math.round(largest / (1 + i * (0.6 + rnd.next() * 2))))
      const good = ratesOf(type, followers)?.good ?? 300
      const er = Math.round(good * (0.55 + rnd.next() * 0.95)) / 100
      return rnd.chance(0.04)
        ? [type, handle, followers, er, { status: rnd.pick(RARE) }]
        : [type, handle, followers, er]
    })
}

/** Influencer number `i` (from 0), always the same for the same number. At most 6,000,000. */
export function scaleInfluencer(i: number): DemoInfluencer {
  const rnd = random(seedOf('scale', i))
  const [topic, other] = rnd.shuffle(INTERESTS)
  const theme = THEMES[topic!]
  const [nickTh, nickEn] = rnd.pick(NICKNAMES)
  const [themeTh, themeEn] = rnd.pick(theme.names)
  const gender = rnd.chance(0.6) ? 'female' : 'male'
  const [firstTh, firstEn] = rnd.pick(FIRST_NAMES[gender])
  const [lastTh, lastEn] = rnd.pick(LAST_NAMES)
  const key = `c${String(i + 1).padStart(6, '0')}`
  const handle = `${nickEn}.${themeEn.replaceAll(' ', '')}.${(i + 1).toString(36)}`.toLowerCase()
  const born = `${rnd.int(1960, 2004)}-${String(rnd.int(1, 12)).padStart(2, '0')}-${String(rnd.int(1, 28)).padStart(2, '0')}`
  const row: InfluencerRow = {
    key,
    name: t(`${nickTh} ${themeTh}`, `${nickEn} ${themeEn}`),
    legal: t(`${firstTh} ${lastTh}`, `${firstEn} ${lastEn}`),
    person: [gender, born, rnd.pick(PLACES).code],
    interests: rnd.chance(0.6) ? [topic!, other!] : [topic!],
    bio: rnd.pick(theme.bios),
    channels: channelsOf(handle, rnd),
  }
  return buildInfluencer(row, FIRST_INDEX + i)
}

const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODES = BigInt(CODE_SIGNS.length) ** 9n

/**
 * A code for influencer number `i` that no other number has. It has nine characters; random codes have another length.
 */
export function codeOf(i: number): string {
  // Multiplication by a number that shares no factor with the number of codes reaches each code once.
  let rest = (BigInt(i + 1) * 7_777_777_777_777n) % CODES
  let code = ''
  for (let n = 0; n < 9; n++) {
    code += CODE_SIGNS[Number(rest % BigInt(CODE_SIGNS.length))]
    rest /= BigInt(CODE_SIGNS.length)
  }
  return code
}
