import type { TeamRole } from '../kinds.ts'

/**
 * Roles that work on campaigns: their members can be restricted to brands. The other roles always cover the whole
 * account.
 */
export const LIMITED_ROLES: readonly TeamRole[] = ['campaignManager', 'viewer']

export const mayBeLimited = (role: TeamRole): boolean => LIMITED_ROLES.includes(role)

/** Whether a new restriction excludes brands that the previous one allowed; null means no restriction. */
export const isNarrower = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  after !== null && !before?.every((id) => after.includes(id))
