import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'
import { scriptText } from '../core/script-text.ts'
import { startLate } from './late-scripts.ts'

/** Where React writes a rendering: its bytes are put together once, at the end. */
export class WrittenPage extends Writable {
  readonly #parts: Uint8Array[] = []

  override _write(part: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(part)
    done()
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts)
  }
}

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

/** The document with the loaders' data at its end, and its scripts after its first picture. */
export function finish(page: Buffer, data: string): Buffer {
  const end = page.lastIndexOf('</body>')
  if (end < 0) return page
  return startLate(Buffer.concat([page.subarray(0, end), Buffer.from(data), page.subarray(end)]))
}
