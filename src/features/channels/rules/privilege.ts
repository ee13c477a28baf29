export type PrivilegeRefusal = 'error_privilege_incorrect' | 'error_privilege_quota_exceed' | 'error_privilege_expired'

/** Keys of the messages, which apps with texts of their own read in the answer. */
export const PRIVILEGE_MESSAGES: Readonly<Record<PrivilegeRefusal, string>> = {
  error_privilege_incorrect: 'MESSAGE_ERROR_PRIVILEGE_INCORRECT',
  error_privilege_quota_exceed: 'MESSAGE_ERROR_PRIVILEGE_QUOTA_EXCEED',
  error_privilege_expired: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED',
}

export interface PrivilegeFacts {
  quota: number
  used: number
  expiresAt: Date
  /** An operator ended it before its day. */
  endedAt: Date | null
}

/** What a code is good for now; a used-up one says so before an expired one. */
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
 * Decides on a privilege code: unknown, used up, expired, in this order; else it is saved, once for each account. An
 * account that has it already keeps it, whatever became of the quota.
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
