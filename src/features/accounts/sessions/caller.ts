import { eq, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import type { Caller } from '../../../platform/context.ts'
import { urlOf } from '../../files/rules.ts'
import { PERMISSIONS_OF, type TeamRole } from '../../teams/kinds.ts'
import { teamMembers } from '../../teams/schema.ts'
import type { AccountRole, AccountStatus } from '../rules/status.ts'
import { accounts, influencers, marketers } from '../schema.ts'

/** The marketer's account that a team member acts for. */
const employer = alias(accounts, 'employer')

/** The columns that make a caller. A query of `accounts` that selects them gets the other tables from `joinCaller`. */
export const callerColumns = {
  loginId: accounts.id,
  role: accounts.role,
  status: accounts.status,
  name: accounts.displayName,
  latinName: accounts.latinName,
  avatarFileId: sql<string | null>`coalesce(${employer.avatarFileId}, ${accounts.avatarFileId})`,
  talentManager: influencers.talentManager,
  employerId: employer.id,
  employerStatus: employer.status,
  employerName: employer.displayName,
  employerLatinName: employer.latinName,
  teamRole: teamMembers.role,
  brandIds: teamMembers.brandIds,
  kind: marketers.kind,
}

export function joinCaller<Query extends PgSelect>(query: Query): Query {
  query
    .leftJoin(influencers, eq(influencers.accountId, accounts.id))
    .leftJoin(teamMembers, eq(teamMembers.personId, accounts.id))
    .leftJoin(employer, eq(employer.id, teamMembers.marketerId))
    .leftJoin(marketers, sql`${marketers.accountId} = coalesce(${employer.id}, ${accounts.id})`)
  return query
}

/** A row of `callerColumns`. */
interface CallerRow {
  loginId: string
  role: AccountRole
  status: AccountStatus
  name: string
  latinName: string | null
  avatarFileId: string | null
  talentManager: boolean | null
  employerId: string | null
  employerStatus: AccountStatus | null
  employerName: string | null
  employerLatinName: string | null
  teamRole: TeamRole | null
  brandIds: string[] | null
  kind: (typeof marketers.$inferSelect)['kind'] | null
}

/**
 * The caller of a login. A team member acts for the marketer's account, within the permissions of their role. Null if
 * one of the two accounts is deactivated.
 */
export function callerFrom(row: CallerRow, sessionId: string): Caller | null {
  const { loginId, employerId, employerName, employerLatinName, teamRole, brandIds, avatarFileId } = row
  const status = row.status === 'active' ? (row.employerStatus ?? row.status) : row.status
  if (status === 'deactivated') return null
  return {
    scope: row.role,
    accountId: employerId ?? loginId,
    sessionId,
    status,
    talentManager: row.talentManager ?? false,
    ...(row.kind === 'agency' && { agency: true }),
    name: row.name,
    latinName: row.latinName,
    ...(employerName !== null && { employer: { name: employerName, latinName: employerLatinName } }),
    pictureUrl: avatarFileId && urlOf({ id: avatarFileId, visibility: 'public' }),
    ...(teamRole && { personId: loginId, permissions: PERMISSIONS_OF[teamRole] }),
    ...(brandIds && { brandIds }),
  }
}
