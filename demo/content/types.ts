import type { Satang } from '../../src/core/money.ts'
import type { Bilingual } from '../../src/core/shapes.ts'
import type { BankCode } from '../../src/core/thai/banks.ts'
import type { Gender, Interest, PostType, StoredChannelType, Tier } from '../../src/core/vocabulary.ts'
import type { PayeeClass as CorePayeeClass } from '../../src/core/withholding.ts'

/** Types of the demo content. The content is plain data; a loader turns it into rows, by key, in one pass. */
export type { Bilingual }
/** A text in Thai and English. */
export const t = (th: string, en: string): Bilingual => ({ th, en })

export type ChannelType = StoredChannelType
export type { Gender, Interest, PostType, Tier }
export type ChannelStatus =
  | 'active'
  | 'allowed'
  | 'blacklist'
  | 'deactivated'
  | 'disconnected'
  | 'suspended'
  | 'waiting_approve'
  | 'rejected'
  | 'not_found'
export type AgeBand = '13-17' | '18-24' | '25-34' | '35-44' | '45+'
/** Tax classes that occur in the demo. */
export type PayeeClass = Extract<CorePayeeClass, 'resident_individual' | 'entertainer' | 'company'>
/** ISO 3166-2:TH, such as TH-10. */
export type ProvinceCode = `TH-${number}`

export interface Address {
  line: Bilingual
  subdistrict: Bilingual
  district: Bilingual
  province: Bilingual
  provinceCode: ProvinceCode
  postcode: string
}

/** Shares are whole percents and sum to 100 in each group. */
export interface Audience {
  gender: Record<Gender, number>
  age: Record<AgeBand, number>
  location: { province: ProvinceCode | 'other'; percent: number }[]
}

/** The inputs of the authenticity score. Percentages with one decimal. */
export interface Authenticity {
  followerGrowth7d: number
  viewGrowth7d: number
  suspiciousFollowers: number
  genericComments: number
  accountAgeMonths: number
}

export interface DemoChannel {
  type: ChannelType
  /** The channel's id at the platform, unique together with the type. */
  externalId: string
  handle: string
  url: string
  title: string
  status: ChannelStatus
  followers: number
  following: number
  posts90d: number
  /** Engagement rate in basis points: 490 is 4.9 %. */
  erBp: number
  averageViews: number
  audience: Audience
  authenticity: Authenticity
  /** The owner's price of each post type on offer, in satang. Empty if the channel cannot be used. */
  prices: Partial<Record<PostType, Satang>>
}

export interface DemoBank {
  code: BankCode
  bankNumber: string
  accountNumber: string
  accountName: string
}

/** A creator's agreement with a talent manager. Days are offsets from today. */
export interface Managed {
  manager: string
  commissionBp: number
  scope: ('view' | 'accept' | 'negotiate' | 'collect')[]
  startDay: number
  endDay: number
}

export interface DemoInfluencer {
  key: string
  email: string
  /** E.164 */
  phone: string
  legalName: { firstTh: string; lastTh: string; firstEn: string; lastEn: string }
  displayName: Bilingual
  /** Key of the drawn portrait; the same word always gives the same one. */
  avatar: string
  birthDate: string
  gender: Gender
  nationalId: string
  address: Address
  interests: Interest[]
  bio: Bilingual
  tier: Tier
  payeeClass: PayeeClass
  vatRegistered: boolean
  bank: DemoBank
  isManager: boolean
  managed: Managed | null
  pausedDays: number | null
  referredBy: string | null
  joinedDay: number
  channels: DemoChannel[]
}

export interface DemoMarketer {
  key: string
  kind: 'brand' | 'agency' | 'individual'
  accountType: 'individual' | 'company'
  companyName: Bilingual
  displayName: Bilingual
  /** Seed of the brand's drawn logo. */
  markSeed: string
  taxId: string
  /** Five digits, 00000 is the head office. */
  branch: string
  address: Address
  contact: { name: Bilingual; position: Bilingual; email: string; phone: string }
  /** Login addresses; the first is the owner's, the others belong to team members. */
  emails: string[]
  about: Bilingual
  products: Bilingual[]
  interests: Interest[]
  joinedDay: number
}
