export type PrivilegeRefusal = 'error_privilege_incorrect' | 'error_privilege_quota_exceed' | 'error_privilege_expired'

/** Message keys in the response, for apps that have their own texts. */
export const PRIVILEGE_MESSAGES: Readonly<Record<PrivilegeRefusal, string>> = {
  error_privilege_incorrect: 'MESSAGE_ERROR_PRIVILEGE_INCORRECT',
  error_privilege_quota_exceed: 'MESSAGE_ERROR_PRIVILEGE_QUOTA_EXCEED',
  error_privilege_expired: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED',
}

export interface PrivilegeFacts {
  quota: number
  used: number
  expiresAt: Date
  /** When an operator ended it before it expired. */
  endedAt: Date | null
}

/** The state of a code. A code that is both used up and expired counts as used up. */
export function privilegeState(
  { quota, used, expiresAt, endedAt }: PrivilegeFacts,
  now: Date,
): 'open' | 'used_up' | 'expired' | 'ended' {
  if (endedAt !== null) return 'ended'
  if (used >= quota) return 'used_up'
  return now >= expiresAt ? 'expired' : 'open'
}

export type PrivilegeAnswer = { ok: true; saved: 'now' | 'before' } | { ok: false; code: PrivilegeRefusal }

/**
 * Decides on a privilege code. Checks in this order: unknown, used up, expired. Otherwise it is saved, once per
 * account. An account that has saved it before keeps it, even if the quota is used up.
 */
export function checkPrivilege(code: PrivilegeFacts | null, alreadySaved: boolean, now: Date): PrivilegeAnswer {
  if (code === null) return { ok: false, code: 'error_privilege_incorrect' }
  if (alreadySaved) return { ok: true, saved: 'before' }
  switch (privilegeState(code, now)) {
    case 'used_up':
      return { ok: false, code: 'error_privilege_quota_exceed' }
    case 'expired':
    case 'ended':
      return { ok: false, code: 'error_privilege_expired' }
    default:
      return { ok: true, saved: 'now' }
  }
}
