import { buildChannel, type ChannelRow, type Owner } from './channels.ts'
import { tierOf } from './estimate.ts'
import { addressIn } from './places.ts'
import { type Random, random, seedOf } from './random.ts'
import { demoNationalId } from './thai-ids.ts'
import {
  type Bilingual,
  type DemoBank,
  type DemoCreator,
  type Gender,
  type Interest,
  type Managed,
  type PayeeClass,
  type ProvinceCode,
  t,
} from './types.ts'

/** What is written by hand about a creator; everything else follows from the key. */
export interface CreatorRow {
  key: string
  name: Bilingual
  /** First and last name, one space between. */
  legal: Bilingual
  person: readonly [gender: Gender, birthDate: string, province: ProvinceCode]
  interests: readonly Interest[]
  bio: Bilingual
  channels: readonly ChannelRow[]
  /** Bank code and the last four digits, where they are known from elsewhere. */
  bank?: readonly [code: string, last4: string]
  payeeClass?: PayeeClass
  vatRegistered?: boolean
  isManager?: boolean
  managed?: Managed
  referredBy?: string
}

/** Banks by glossary code: number in the clearing system and digits of an account. */
const BANKS: Record<string, readonly [bankNumber: string, digits: number]> = {
  KBANK: ['004', 10],
  SCB: ['014', 10],
  BBL: ['002', 10],
  KTB: ['006', 10],
  TTB: ['011', 10],
  BAY: ['025', 10],
  GSB: ['030', 12],
  BAAC: ['034', 12],
  UOB: ['024', 10],
  CIMB: ['022', 10],
  GHB: ['033', 12],
  IBANK: ['066', 10],
  KKP: ['069', 10],
  TISCO: ['067', 14],
}
const BANK_CODES = Object.keys(BANKS)
/** How many women follow each topic, in percent. */
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
/** The year that ages are told from; only the audience's age depends on it. */
const THIS_YEAR = 2025

function bankOf(row: CreatorRow, rnd: Random): DemoBank {
  // The first ten are the banks most people have; the rest turn up now and then.
  const code = row.bank?.[0] ?? (rnd.chance(0.85) ? rnd.pick(BANK_CODES.slice(0, 6)) : rnd.pick(BANK_CODES))
  const [bankNumber, digits] = BANKS[code]!
  const head = Array.from({ length: digits }, () => rnd.int(0, 9)).join('')
  const accountNumber = row.bank ? head.slice(0, -4) + row.bank[1] : head
  return { code, bankNumber, accountNumber, accountName: row.legal.th }
}

const words = (name: string): [string, string] => {
  const at = name.indexOf(' ')
  return [name.slice(0, at), name.slice(at + 1)]
}

/** A whole creator. `index` makes phone and national id unique: the hand-written ones are 1 to 999. */
export function buildCreator(row: CreatorRow, index: number): DemoCreator {
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
    payeeClass: row.payeeClass ?? 'individual',
    vatRegistered: row.vatRegistered ?? false,
    bank: bankOf(row, rnd),
    isManager: row.isManager ?? false,
    managed: row.managed ?? null,
    referredBy: row.referredBy ?? null,
    joinedDay: -rnd.int(100, 420),
    channels,
  }
}
