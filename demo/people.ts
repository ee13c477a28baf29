import { createHash } from 'node:crypto'
import type { Bilingual } from '../src/core/shapes.ts'
import { handleFrom, refCodeFrom } from '../src/features/accounts/rules/sign-up.ts'
import type { Address, accounts, consents, influencers, marketers } from '../src/features/accounts/schema.ts'
import type { managerLinks } from '../src/features/partners/schema.ts'
import type { bankAccounts } from '../src/features/payouts/schema.ts'
import { INFLUENCERS, influencerOf } from './content/influencers.ts'
import { MARKETERS } from './content/marketers.ts'
import type { Address as DemoAddress, DemoInfluencer, DemoMarketer } from './content/types.ts'
import { momentOf, seedId, type Today, timeOn } from './day.ts'
import { CONSENT_FROM } from './site/pages/consents.ts'

type AccountRow = typeof accounts.$inferInsert
type InfluencerRow = typeof influencers.$inferInsert
type MarketerRow = typeof marketers.$inferInsert
type ConsentRow = typeof consents.$inferInsert
type LinkRow = typeof managerLinks.$inferInsert
type BankRow = typeof bankAccounts.$inferInsert

export interface OperatorPlan {
  key: string
  email: string
  name: string
  latinName: string
  joinedDay: number
}

export const OPERATORS: readonly OperatorPlan[] = [
  {
    key: 'operator',
    email: 'operator@demo.talad.test',
    name: 'สุดา ดูแลตลาด',
    latinName: 'Suda Dulaetalad',
    joinedDay: -430,
  },
  {
    key: 'operator2',
    email: 'operator2@demo.talad.test',
    name: 'วิชัย ตรวจบัญชี',
    latinName: 'Wichai Truatbanchi',
    joinedDay: -410,
  },
]

const LOOPBACK = '127.0.0.1'

/** Ids and joining times of all accounts, by key. Brands and creators have separate keys. */
export class People {
  readonly today: Today

  constructor(today: Today) {
    this.today = today
  }

  influencerJoined = (key: string): Date => timeOn(this.today, influencerOf(key).joinedDay, 'joined', key)
  marketerJoined = (marketer: DemoMarketer): Date => timeOn(this.today, marketer.joinedDay, 'joined', marketer.key)
  influencerId = (key: string): string => seedId(`creator/${key}`, this.influencerJoined(key))
  marketerId = (key: string): string => seedId(`brand/${key}`, this.marketerJoined(marketerOf(key)))
  operatorId = (key: string): string => {
    const { joinedDay } = OPERATORS.find((operator) => operator.key === key)!
    return seedId(`operator/${key}`, timeOn(this.today, joinedDay, 'joined', key))
  }
  influencerNames = (key: string): Bilingual => influencerOf(key).displayName
  bankId = (influencer: string): string => seedId(`bank/${influencer}`, this.influencerJoined(influencer))
}

const MARKETER_OF = new Map(MARKETERS.map((marketer) => [marketer.key, marketer]))

/** A brand by key. Throws RangeError for an unknown key. */
export function marketerOf(key: string): DemoMarketer {
  const found = MARKETER_OF.get(key)
  if (!found) throw new RangeError(`no brand ${key}`)
  return found
}

const addressOf = ({ line, subdistrict, district, province, postcode }: DemoAddress): Address => ({
  line: line.th,
  subdistrict: subdistrict.th,
  district: district.th,
  province: province.th,
  postcode,
})

type AccountValues = Pick<AccountRow, 'id' | 'role' | 'email' | 'displayName' | 'latinName' | 'createdAt'> & {
  phone: string | null
}

const accountOf = (values: AccountValues, passwordHash: string): AccountRow => ({
  ...values,
  emailVerifiedAt: values.createdAt,
  phoneVerifiedAt: values.phone ? values.createdAt : null,
  passwordHash,
  status: 'active',
  lang: 'th',
})

export const consentsOf = (accountId: string, key: string, at: Date): ConsentRow[] =>
  (['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const).map((kind) => ({
    id: seedId(`consent/${key}/${kind}`, at),
    accountId,
    kind,
    version: CONSENT_FROM,
    granted: kind !== 'marketing',
    at,
    ip: LOOPBACK,
  }))

/** Pseudo-random bytes, the same for the same words. */
const drawnFrom = (words: string, length: number): Uint8Array =>
  createHash('sha256').update(words).digest().subarray(0, length)

/** All rows of one creator except the channels. */
export interface InfluencerRows {
  account: AccountRow
  influencer: InfluencerRow
  consents: ConsentRow[]
  bank: BankRow
}

export function influencerRows(influencer: DemoInfluencer, id: string, at: Date, passwordHash: string): InfluencerRows {
  const { key, email, phone, legalName, bank } = influencer
  const values = {
    id,
    role: 'influencer',
    email,
    phone,
    displayName: influencer.displayName.th,
    latinName: influencer.displayName.en,
    createdAt: at,
  } as const
  return {
    account: accountOf(values, passwordHash),
    influencer: {
      accountId: id,
      // The demo shows one public profile page; the other creators have not turned theirs on.
      ...(key === 'ploy'
        ? { handle: 'ploy.skin', publicProfile: 'listed' as const }
        : { handle: handleFrom(drawnFrom(`handle/${key}`, 10)) }),
      legalName: `${legalName.firstTh} ${legalName.lastTh}`,
      legalNameLatin: `${legalName.firstEn} ${legalName.lastEn}`,
      birthdate: influencer.birthDate,
      gender: influencer.gender,
      bio: influencer.bio.th,
      nationalId: influencer.nationalId,
      vatBranch: influencer.payeeClass === 'company' || influencer.vatRegistered ? '00000' : null,
      vatRegistered: influencer.vatRegistered,
      payeeClass: influencer.payeeClass,
      taxDecidedAt: at,
      address: addressOf(influencer.address),
      province: influencer.address.provinceCode,
      interests: [...influencer.interests],
      talentManager: influencer.isManager,
      refCode: refCodeFrom(drawnFrom(`ref/${key}`, 8)),
      readiness: 'Ready',
    },
    consents: consentsOf(id, key, at),
    bank: {
      id: seedId(`bank/${key}`, at),
      accountId: id,
      bank: bank.code,
      number: bank.accountNumber,
      name: bank.accountName,
      status: 'verified',
      providerResult: 'match',
      usableFrom: at,
      createdAt: at,
      decidedAt: at,
    },
  }
}

export function marketerRows(
  marketer: DemoMarketer,
  id: string,
  at: Date,
  passwordHash: string,
): { account: AccountRow; marketer: MarketerRow; consents: ConsentRow[] } {
  const [email = marketer.contact.email] = marketer.emails
  const values = {
    id,
    role: 'marketer',
    email,
    phone: marketer.contact.phone,
    displayName: marketer.displayName.th,
    latinName: marketer.displayName.en,
    createdAt: at,
  } as const
  return {
    account: accountOf(values, passwordHash),
    marketer: {
      accountId: id,
      kind: marketer.kind,
      accountType: marketer.accountType,
      legalName: marketer.companyName.th,
      brandName: marketer.displayName.th,
      taxId: marketer.taxId,
      taxBranch: marketer.branch,
      address: addressOf(marketer.address),
      contactName: marketer.contact.name.th,
      website: `https://${marketer.key}.demo.talad.test`,
    },
    consents: consentsOf(id, marketer.key, at).filter(({ kind }) => kind !== 'THAI_LLM'),
  }
}

export const operatorRows = (people: People, passwordHash: string): AccountRow[] =>
  OPERATORS.map(({ key, email, name, latinName, joinedDay }) =>
    accountOf(
      {
        id: people.operatorId(key),
        role: 'operator',
        email,
        phone: null,
        displayName: name,
        latinName,
        createdAt: timeOn(people.today, joinedDay, 'joined', key),
      },
      passwordHash,
    ),
  )

/** Agreements of managers with creators; each begins after both have joined. */
export const linkRows = (people: People): LinkRow[] =>
  INFLUENCERS.flatMap(({ key, joinedDay, managed }) => {
    if (!managed) return []
    const day = Math.max(managed.startDay, joinedDay + 1, influencerOf(managed.manager).joinedDay + 1)
    const invitedAt = momentOf(people.today, { day, minute: 10 * 60 })
    const agreedAt = momentOf(people.today, { day, minute: 15 * 60 })
    return [
      {
        id: seedId(`link/${managed.manager}/${key}`, invitedAt),
        managerId: people.influencerId(managed.manager),
        partnerId: people.influencerId(key),
        scope: [...managed.scope],
        shareBps: managed.commissionBp,
        status: 'active' as const,
        invitedAt,
        agreedAt,
        endsAt: momentOf(people.today, { day: managed.endDay, minute: 24 * 60 - 1 }),
      },
    ]
  })
