import type { TeamRole } from '../kinds.ts'

/** Roles whose work is campaigns: their members may be limited to brands. The others have the whole account. */
export const LIMITED_ROLES: readonly TeamRole[] = ['campaignManager', 'viewer']

export const mayBeLimited = (role: TeamRole): boolean => LIMITED_ROLES.includes(role)

/** Whether a limit leaves out brands that the one before it allowed; null is no limit. */
export const isNarrower = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  after !== null && !before?.every((id) => after.includes(id))
