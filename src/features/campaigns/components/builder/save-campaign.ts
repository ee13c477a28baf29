import { browserCall } from '../../../../web/browser-call.ts'
import { CallError, type CallFailure } from '../../../../web/page.ts'
import { ESTIMATE, GET_CAMPAIGN, SAVE_CAMPAIGN } from '../../addresses.ts'
import type { Campaign, contract, Estimate } from '../../contract.ts'
import { messagesByField, withoutRefused } from '../../rules/refused.ts'

export type SaveResult =
  /** `refused`: field to message of the rejected values; all others are saved. */
  | { kind: 'saved'; campaign: Campaign | null; refused: Readonly<Record<string, string>> }
  /** Another window has saved other values since `version`. */
  | { kind: 'conflict' }
  /** Nothing was saved. `message` is the server's reason; absent without a response. */
  | { kind: 'failed'; message?: string }

const sameValues = (draft: Readonly<Record<string, unknown>>, saved: Campaign): boolean =>
  Object.entries(draft).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(saved[name as keyof Campaign]),
  )

/** The saved campaign, or the rejection. Throws if there is no response. */
async function save(
  id: string,
  version: number,
  values: Readonly<Record<string, unknown>>,
): Promise<{ saved: Campaign } | CallFailure> {
  try {
    const { data } = await browserCall<typeof contract.save>(SAVE_CAMPAIGN, {
      params: { id },
      body: { ...values, version },
    })
    return { saved: data }
  } catch (thrown) {
    if (thrown instanceof CallError) return thrown.failure
    throw thrown
  }
}

/** Saves the valid values of a draft: rejected values are removed, and the remaining ones are sent again. */
export async function sendDraft(
  id: string,
  version: number,
  draft: Readonly<Record<string, unknown>>,
  saved: Campaign,
): Promise<SaveResult> {
  const sendRest = async (
    rest: Readonly<Record<string, unknown>>,
    refused: Readonly<Record<string, string>>,
  ): Promise<SaveResult> => {
    if (Object.keys(rest).length === 0) return { kind: 'saved', campaign: null, refused }
    const failure = await save(id, version, rest)
    if (!('status' in failure)) return { kind: 'saved', campaign: failure.saved, refused }
    if (failure.code === 'conflict') return afterConflict(id, rest, refused)
    const { fields = {}, message } = failure
    const smaller = withoutRefused(rest, Object.keys(fields), saved)
    if (JSON.stringify(smaller) === JSON.stringify(rest)) return { kind: 'failed', ...(message && { message }) }
    return sendRest(smaller, { ...messagesByField(fields), ...refused })
  }
  return sendRest(draft, {}).catch(() => ({ kind: 'failed' }))
}

/**
 * Checks for a lost response: if the draft already contains these values, an earlier save succeeded and there is no
 * conflict.
 */
async function afterConflict(
  id: string,
  draft: Readonly<Record<string, unknown>>,
  refused: Readonly<Record<string, string>>,
): Promise<SaveResult> {
  const { data: campaign } = await browserCall<typeof contract.get>(GET_CAMPAIGN, { params: { id } })
  return sameValues(draft, campaign) ? { kind: 'saved', campaign, refused } : { kind: 'conflict' }
}

/** The estimate for the saved draft; null if it cannot be loaded. */
export async function fetchEstimate(id: string): Promise<Estimate | null> {
  const call = browserCall<typeof contract.estimate>(ESTIMATE, { params: { id }, body: {} })
  return call.then(({ data }) => data).catch(() => null)
}
