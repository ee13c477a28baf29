import type { Call } from '../../../web/page.ts'
import { codesContract } from '../../accounts/codes/contract.ts'

type Purpose = 'withdrawal' | 'bank_change' | 'deactivation'

export const pendingCodeOf = async (call: Call, purpose: Purpose) =>
  (await call(codesContract.pendingInfluencerCode, { query: { purpose } })).data

/**
 * Verifies the code of an act. Nothing is left to verify when it is verified already and only the act failed, or when it
 * was used up by an act whose answer got lost: the act then answers again, or refuses.
 */
export async function confirmCode(call: Call, purpose: Purpose, code: string): Promise<void> {
  const pending = await pendingCodeOf(call, purpose)
  if (pending === null || pending.state === 'verified') return
  await call(codesContract.verifyInfluencerCode, { body: { purpose, code } })
}
