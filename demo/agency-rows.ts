import type { accounts, consents } from '../src/features/accounts/schema.ts'
import type { agencyBrands } from '../src/features/agency-brands/schema.ts'
import type { TeamRole } from '../src/features/teams/kinds.ts'
import type { teamMembers } from '../src/features/teams/schema.ts'
import { seedId, timeOn } from './day.ts'
import { consentsOf, marketerOf, type People } from './people.ts'

/** The demo's agency, which has several brands and a team. */
const AGENCY = 'tangwong'

interface BrandPlan {
  key: string
  name: string
  latinName: string
  contact: readonly [name: string, email: string, phone: string]
  /** The campaigns for this brand. */
  campaigns: readonly string[]
}

const PLANS: readonly BrandPlan[] = [
  {
    key: 'lomchoey',
    name: 'ลมโชย',
    latinName: 'Lomchoey',
    contact: ['ธนา ลมเย็น', 'marketing@lomchoey.demo.talad.test', '+66905550101'],
    campaigns: ['lom-test', 'lom-upcountry'],
  },
  {
    key: 'lomchoey-family',
    name: 'ลมโชย แฟมิลี่คลับ',
    latinName: 'Lomchoey Family Club',
    contact: ['พิมพ์ใจ ลมเย็น', 'club@lomchoey.demo.talad.test', '+66905550102'],
    campaigns: ['lom-family'],
  },
  {
    key: 'siangthung',
    name: 'เสียงทุ่ง',
    latinName: 'Siangthung',
    contact: ['อนุชา ทุ่งรวง', 'label@siangthung.demo.talad.test', '+66905550103'],
    campaigns: ['siang-rain', 'siang-single'],
  },
]

const JOINED = -300

const brandIdOf = (people: People, key: string): string =>
  seedId(`agency-brand/${key}`, timeOn(people.today, JOINED, 'agency-brand', key))

/** The agency's brand that a campaign is for; null for campaigns of other accounts. */
export function agencyBrandOf(people: People, campaign: string): string | null {
  const plan = PLANS.find(({ campaigns }) => campaigns.includes(campaign))
  return plan ? brandIdOf(people, plan.key) : null
}

export const agencyBrandRows = (people: People): (typeof agencyBrands.$inferInsert)[] =>
  PLANS.map(({ key, name, latinName, contact: [contactName, contactEmail, contactPhone] }) => {
    const createdAt = timeOn(people.today, JOINED, 'agency-brand', key)
    return {
      id: brandIdOf(people, key),
      marketerId: people.marketerId(AGENCY),
      ...{ name, latinName, contactName, contactEmail, contactPhone },
      createdAt,
      updatedAt: createdAt,
    }
  })

interface MemberPlan {
  /** Local part of the email address. */
  login: string
  name: string
  latinName: string
  role: TeamRole
  /** The only brand that the member may work for; null: all of them. */
  brand: string | null
}

const MEMBERS: readonly MemberPlan[] = [
  { login: 'planner', name: 'กานต์ วางแผน', latinName: 'Kan Wangphaen', role: 'campaignManager', brand: 'lomchoey' },
  { login: 'account', name: 'ฝน ดูงาน', latinName: 'Fon Dungan', role: 'viewer', brand: null },
]

export interface MemberRows {
  account: typeof accounts.$inferInsert
  member: typeof teamMembers.$inferInsert
  consents: (typeof consents.$inferInsert)[]
}

/** The logins of the agency's team, except the account's own. */
export const agencyMemberRows = (people: People, passwordHash: string): MemberRows[] =>
  MEMBERS.map(({ login, name, latinName, role, brand }) => {
    const joinedAt = timeOn(people.today, JOINED + 10, 'team', login)
    const personId = seedId(`team/${AGENCY}/${login}`, joinedAt)
    const marketerId = people.marketerId(AGENCY)
    return {
      account: {
        id: personId,
        role: 'marketer',
        email: `${login}.${marketerOf(AGENCY).key}@demo.talad.test`,
        emailVerifiedAt: joinedAt,
        passwordHash,
        status: 'active',
        lang: 'th',
        displayName: name,
        latinName,
        createdAt: joinedAt,
      },
      member: {
        personId,
        marketerId,
        role,
        brandIds: brand ? [brandIdOf(people, brand)] : null,
        invitedBy: marketerId,
        joinedAt,
      },
      consents: consentsOf(personId, `team/${login}`, joinedAt).filter(({ kind }) => kind !== 'THAI_LLM'),
    }
  })
