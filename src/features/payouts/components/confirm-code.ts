import type { Call } from '../../../web/page.ts'
import { codesContract } from '../../accounts/codes/contract.ts'

type Role = 'influencer' | 'marketer'
type Purpose = 'withdrawal' | 'bank_change' | 'deactivation' | 'collect'

const CODES = {
  influencer: { pending: codesContract.pendingInfluencerCode, verify: codesContract.verifyInfluencerCode },
  marketer: { pending: codesContract.pendingMarketerCode, verify: codesContract.verifyMarketerCode },
} as const

export const pendingCodeOf = async (call: Call, purpose: Purpose, role: Role = 'influencer') =>
  (await call(CODES[role].pending, { query: { purpose } })).data

/**
 * Verifies the code of an action. Skipped if the code is already verified and only the action failed, or if it was used
 * by an action whose response was lost: the action then returns its stored response, or an error.
 */
export async function confirmCode(
  call: Call,
  purpose: Purpose,
  code: string,
  role: Role = 'influencer',
): Promise<void> {
  const pending = await pendingCodeOf(call, purpose, role)
  if (pending === null || pending.state === 'verified') return
  await call(CODES[role].verify, { body: { purpose, code } })
}
