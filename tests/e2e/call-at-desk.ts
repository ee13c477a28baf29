import type { DeskItem } from '../../src/features/content/contract.ts'
import type { Visitor } from './browser.ts'

/** Calls an endpoint of the desk with the operator's session. */
export async function callAtDesk(
  { context }: Visitor,
  origin: string,
  { method, path, data }: { method: 'POST' | 'PATCH'; path: string; data: object },
): Promise<DeskItem> {
  const answer = await context.request.fetch(origin + path, { method, data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: DeskItem }).data
}
