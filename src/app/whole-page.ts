import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'
import { scriptText } from '../core/script-text.ts'
import { bytesOf } from './bytes.ts'
import { startLate } from './late-scripts.ts'

/** React begins a stream with it, a string not. */
export const DOCTYPE = '<!DOCTYPE html>'

/**
 * Takes the loaders' data out of a rendering's context and gives them as the script that hands them to the browser. Left
 * in, React Router streams them through boundaries that React renders one after the other, at a tenth of the page's cost.
 */
export async function takeData(context: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream } = context
  if (!serverHandoffStream) return ''
  delete context.serverHandoffStream
  const data = await text(serverHandoffStream)
  const to = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${to}.enqueue(${scriptText(data)});${to}.close();</script>`
}

/** The document of a rendering in UTF-8, with the loaders' data at its end and its scripts after its first picture. */
export function finish(page: string, data: string): Buffer {
  const end = page.lastIndexOf('</body>')
  return bytesOf([DOCTYPE, ...(end < 0 ? [page] : [...startLate(page.slice(0, end)), data, page.slice(end)])])
}
