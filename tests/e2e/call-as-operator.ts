import { contract, type EditorItem } from '../../src/features/content/contract.ts'
import type { Visitor } from './browser.ts'

/** Calls an endpoint of the content desk with the operator's session. */
export async function callAsOperator<T = EditorItem>(
  { context }: Visitor,
  origin: string,
  { method, path, data }: { method: 'GET' | 'POST' | 'PATCH'; path: string; data?: object },
): Promise<T> {
  const answer = await context.request.fetch(origin + path, { method, ...(data && { data }), headers: { origin } })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/**
 * The page about the company that runs the site. Only one item of the kind can be published, so the existing one is
 * edited.
 */
export async function publicPage(desk: Visitor, origin: string): Promise<EditorItem> {
  const path = contract.list.path.replace('{kind}', 'page')
  const rows = await callAsOperator<{ id: string; slug: string }[]>(desk, origin, { method: 'GET', path })
  const { id } = rows.find(({ slug }) => slug === 'about') ?? { id: '' }
  return callAsOperator(desk, origin, { method: 'GET', path: contract.get.path.replace('{id}', id) })
}
