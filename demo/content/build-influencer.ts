import { BANK_CODES, type BankCode, bankOf } from '../../src/core/thai/banks.ts'
import { buildChannel, type ChannelRow, type Owner } from './channels.ts'
import { tierOf } from './estimate.ts'
import { addressIn } from './places.ts'
import { type Random, random, seedOf } from './random.ts'
import { demoNationalId } from './thai-ids.ts'
import {
  type Bilingual,
  type DemoBank,
  type DemoInfluencer,
  type Gender,
  type Interest,
  type Managed,
  type PayeeClass,
  type ProvinceCode,
  t,
} from './types.ts'

/** The handwritten part of a creator; everything else is derived from the key. */
export interface InfluencerRow {
  key: string
  name: Bilingual
  /** First and last name, one space between. */
  legal: Bilingual
  person: readonly [gender: Gender, birthDate: string, province: ProvinceCode]
  interests: readonly Interest[]
  bio: Bilingual
  channels: readonly ChannelRow[]
  /** Bank code and the last four digits, where other content names them. */
  bank?: readonly [code: BankCode, last4: string]
  payeeClass?: PayeeClass
  vatRegistered?: boolean
  isManager?: boolean
  managed?: Managed
  /** Days from today until they take new jobs again. */
  pausedDays?: number
  referredBy?: string
}

/** The banks of most people; other banks occur occasionally. */
const USUAL_BANKS: readonly BankCode[] = ['KBANK', 'SCB', 'BBL', 'KTB', 'TTB', 'BAY']
/** Percentage of women among the followers, by topic. */
const WOMEN: Record<Interest, number> = {
  beauty: 80,
  car: 22,
  health: 60,
  lifestyle: 66,
  music: 50,
  travel: 55,
  investment: 44,
  tech: 30,
  design: 60,
  food: 61,
  news: 48,
  family: 74,
}
/** The year from which ages are computed; only the age of the audience depends on it. */
const THIS_YEAR = 2025

function accountOf(row: InfluencerRow, rnd: Random): DemoBank {
  const code = row.bank?.[0] ?? rnd.pick(rnd.chance(0.85) ? USUAL_BANKS : BANK_CODES)
  const { number, digits } = bankOf(code)!
  const drawn = Array.from({ length: digits }, () => rnd.int(0, 9)).join('')
  const accountNumber = row.bank ? drawn.slice(0, -4) + row.bank[1] : drawn
  return { code, bankNumber: number, accountNumber, accountName: row.legal.th }
}

const words = (name: string): [string, string] => {
  const at = name.indexOf(' ')
  return [name.slice(0, at), name.slice(at + 1)]
}

/** A whole creator. `index` makes phone and national id unique; handwritten creators use 1 to 999. */
export function buildInfluencer(row: InfluencerRow, index: number): DemoInfluencer {
  const rnd = random(seedOf(row.key, index))
  const [gender, birthDate, province] = row.person
  const [firstTh, lastTh] = words(row.legal.th)
  const [firstEn, lastEn] = words(row.legal.en)
  const age = THIS_YEAR - Number(birthDate.slice(0, 4))
  const owner: Owner = { gender, age, province, name: row.name.th, women: WOMEN[row.interests[0]!] }
  const house = `${rnd.int(1, 299)}/${rnd.int(1, 99)}`
  const channels = row.channels.map((channel) => buildChannel(channel, owner, rnd))
  const largest = Math.max(...channels.map((channel) => channel.followers))
  return {
    key: row.key,
    email: `${row.key}@demo.talad.test`,
    phone: `+6680${String(index).padStart(7, '0')}`,
    legalName: { firstTh, lastTh, firstEn, lastEn },
    displayName: row.name,
    avatar: row.key,
    birthDate,
    gender,
    nationalId: demoNationalId(province, index),
    address: addressIn(province, t(house, house), index),
    interests: [...row.interests],
    bio: row.bio,
    tier: tierOf(largest),
    payeeClass: row.payeeClass ?? 'resident_individual',
    vatRegistered: row.vatRegistered ?? false,
    bank: accountOf(row, rnd),
    isManager: row.isManager ?? false,
    managed: row.managed ?? null,
    pausedDays: row.pausedDays ?? null,
    referredBy: row.referredBy ?? null,
    joinedDay: -rnd.int(100, 420),
    channels,
  }
}
