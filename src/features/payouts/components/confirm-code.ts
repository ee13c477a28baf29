import type { Call } from '../../../web/page.ts'
import { codesContract } from '../../accounts/contract-codes.ts'

type Purpose = 'withdrawal' | 'bank_change'

export const pendingCodeOf = async (call: Call, purpose: Purpose) =>
  (await call(codesContract.pendingInfluencerCode, { query: { purpose } })).data

/** Verifies the code of an act, unless it is verified already and only the act itself failed. */
export async function confirmCode(call: Call, purpose: Purpose, code: string): Promise<void> {
  if ((await pendingCodeOf(call, purpose))?.state === 'verified') return
  await call(codesContract.verifyInfluencerCode, { body: { purpose, code } })
}
