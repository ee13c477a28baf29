import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { textsReady } from '../i18n/messages.ts'
import { numberLocaleOf, setNumberLocale } from '../i18n/number-locale.ts'
import { pageContext } from '../web/page.ts'
import { NonceContext } from './nonce.ts'
import { DOCTYPE, finish, takeData } from './whole-page.ts'

/** The server fills this key: the bundle holds its own copy of every module, so the key must come from here. */
export { pageContext }

const RENDER_LIMIT = 10_000

/** What React leaves where a part is not rendered, without its `<!--`: its code has yet to be fetched, or it threw. */
const NOT_RENDERED = '$!-->'

/**
 * The document as one string, which React writes faster than bytes; null where a part of it is not there at once. The
 * code of every part is there after its first rendering, so this is the way of all but the first pages.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(NOT_RENDERED) ? null : html
  } catch {
    // Rendered again below, where errors are told apart and reported.
    return null
  }
}

/** The document once all of its parts are there. */
const renderWaiting = (page: ReactNode, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent whole: parts that are ready stay in their place instead of being moved there by scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(limit)
        resolve(text(pipe(new PassThrough())).then((html) => html.slice(DOCTYPE.length)))
      },
      onShellError(error) {
        clearTimeout(limit)
        reject(error as Error)
      },
      onError(error) {
        console.error('render', error)
      },
    })
    // An uncleared timer would keep every page in memory until it fires.
    const limit = setTimeout(abort, RENDER_LIMIT)
  })

/** Renders the whole page before the first byte: errors become an error page, and the answer can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await textsReady()
  const server = context.get(pageContext)
  const { nonce } = server
  setNumberLocale(numberLocaleOf(server.country))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const data = await takeData(routerContext, nonce)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  // Handed over beside the response: a web stream as the body costs half the throughput.
  server.document = finish(renderAtOnce(page) ?? (await renderWaiting(page, nonce)), data)
  return new Response(null, { status, headers })
}

/** Route errors that are answers (404, refused calls) are not worth a log line. */
export function handleError(error: unknown): void {
  if (error && typeof error === 'object' && 'status' in error && Number(error.status) < 500) return
  console.error('page', error)
}
