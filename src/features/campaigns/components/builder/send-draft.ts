import type { Campaign, Estimate } from '../../contract.ts'
import { messagesByField, withoutRefused } from '../../rules/refused.ts'

interface Sent {
  status: number
  body: { data?: unknown; code?: string; message?: string; fields?: Record<string, string> }
}

async function send(path: string, method: 'GET' | 'PATCH' | 'POST', body?: unknown): Promise<Sent> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}

export type SaveResult =
  /** `refused`: field → message of the values that were left out; all others are saved. */
  | { kind: 'saved'; campaign: Campaign | null; refused: Record<string, string> }
  /** Another window saved other values since `version`. */
  | { kind: 'conflict' }
  /** Nothing was saved; `message` is the server's reason, absent without an answer. */
  | { kind: 'failed'; message?: string }

const sameValues = (draft: Readonly<Record<string, unknown>>, saved: Campaign): boolean =>
  Object.entries(draft).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(saved[name as keyof Campaign]),
  )

/** Saves what can be saved of a draft: a refused value is left out, and the rest is sent again without it. */
export async function sendDraft(
  path: string,
  version: number,
  draft: Readonly<Record<string, unknown>>,
  saved: Campaign,
): Promise<SaveResult> {
  const refused: Record<string, string> = {}
  let rest: Record<string, unknown> = draft
  try {
    for (;;) {
      if (Object.keys(rest).length === 0) return { kind: 'saved', campaign: null, refused }
      const { status, body } = await send(path, 'PATCH', { ...rest, version })
      if (status === 200) return { kind: 'saved', campaign: body.data as Campaign, refused }
      if (body.code === 'conflict') return await afterConflict(path, rest, refused)
      const paths = Object.keys(body.fields ?? {})
      const smaller = withoutRefused(rest, paths, saved)
      if (paths.length === 0 || JSON.stringify(smaller) === JSON.stringify(rest))
        return { kind: 'failed', ...(body.message && { message: body.message }) }
      for (const [field, message] of Object.entries(messagesByField(body.fields ?? {}))) refused[field] ??= message
      rest = smaller
    }
  } catch {
    return { kind: 'failed' }
  }
}

/** A save whose answer was lost stands under the next version: then the draft already holds these values. */
async function afterConflict(
  path: string,
  draft: Readonly<Record<string, unknown>>,
  refused: Record<string, string>,
): Promise<SaveResult> {
  const { status, body } = await send(path, 'GET')
  const campaign = status === 200 ? (body.data as Campaign) : null
  return campaign && sameValues(draft, campaign) ? { kind: 'saved', campaign, refused } : { kind: 'conflict' }
}

/** The estimate of the draft as it is saved now; null when it cannot be had. */
export async function fetchEstimate(path: string): Promise<Estimate | null> {
  const { status, body } = await send(`${path}/estimate`, 'POST', {}).catch(() => ({
    status: 0,
    body: {} as Sent['body'],
  }))
  return status === 200 ? (body.data as Estimate) : null
}
