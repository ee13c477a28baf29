import type { Call } from '../../../web/page.ts'
import { codesContract } from '../../accounts/codes/contract.ts'

type Purpose = 'withdrawal' | 'bank_change' | 'deactivation' | 'collect'

export const pendingCodeOf = async (call: Call, purpose: Purpose) =>
  (await call(codesContract.pendingInfluencerCode, { query: { purpose } })).data

/**
 * Verifies the code of an action. Skipped if the code is already verified and only the action failed, or if it was used
 * by an action whose response was lost: the action then returns its stored response, or an error.
 */
export async function confirmCode(call: Call, purpose: Purpose, code: string): Promise<void> {
  const pending = await pendingCodeOf(call, purpose)
  if (pending === null || pending.state === 'verified') return
  await call(codesContract.verifyInfluencerCode, { body: { purpose, code } })
}
