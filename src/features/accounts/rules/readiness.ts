import { THAILAND_ID } from '../../../core/countries.ts'

export const PROFILE_PARTS = ['legalName', 'birthdate', 'identity', 'phone', 'address', 'interests'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

export interface ReadinessFacts {
  legalName: string | null
  birthdate: string | null
  nationalityId: number
  nationalId: string | null
  passportNo: string | null
  workPermitNo: string | null
  phoneVerified: boolean
  hasAddress: boolean
  interests: number
}

/** Parts of an influencer's profile that are missing before jobs can be taken. */
export function missingParts(facts: ReadinessFacts): ProfilePart[] {
  const hasIdentity =
    facts.nationalityId === THAILAND_ID
      ? facts.nationalId !== null
      : facts.passportNo !== null && facts.workPermitNo !== null
  const completed: Record<ProfilePart, boolean> = {
    legalName: facts.legalName !== null,
    birthdate: facts.birthdate !== null,
    identity: hasIdentity,
    phone: facts.phoneVerified,
    address: facts.hasAddress,
    interests: facts.interests > 0,
  }
  return PROFILE_PARTS.filter((part) => !completed[part])
}
