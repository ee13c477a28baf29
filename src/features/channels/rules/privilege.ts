export type PrivilegeRefusal = 'error_privilege_incorrect' | 'error_privilege_quota_exceed' | 'error_privilege_expired'

/** Keys of the messages, which apps with texts of their own read in the answer. */
export const PRIVILEGE_MESSAGES: Readonly<Record<PrivilegeRefusal, string>> = {
  error_privilege_incorrect: 'MESSAGE_ERROR_PRIVILEGE_INCORRECT',
  error_privilege_quota_exceed: 'MESSAGE_ERROR_PRIVILEGE_QUOTA_EXCEED',
  error_privilege_expired: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED',
}

export type PrivilegeAnswer = { ok: true; saved: 'now' | 'before' } | { ok: false; code: PrivilegeRefusal }

/**
 * Decides on a privilege code: unknown, used up, expired, in this order; else it is saved, once for each account. An
 * account that has it already keeps it, whatever became of the quota.
 */
export function checkPrivilege(
  code: { quota: number; used: number; expiresAt: Date } | null,
  alreadySaved: boolean,
  now: Date,
): PrivilegeAnswer {
  if (code === null) return { ok: false, code: 'error_privilege_incorrect' }
  if (alreadySaved) return { ok: true, saved: 'before' }
  if (code.used >= code.quota) return { ok: false, code: 'error_privilege_quota_exceed' }
  if (now >= code.expiresAt) return { ok: false, code: 'error_privilege_expired' }
  return { ok: true, saved: 'now' }
}
