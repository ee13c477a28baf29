import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { textsReady } from '../i18n/messages.ts'
import { numberLocaleOf, setNumberLocale } from '../i18n/number-locale.ts'
import { pageContext } from '../web/page.ts'
import { NonceContext } from './nonce.ts'
import { postponeModules } from './postponed-scripts/postpone.ts'

/**
 * Exported from here because the bundle has its own copy of every module, and the server must use the bundle's context.
 */
export { pageContext }

const RENDER_LIMIT = 10_000

/** Renders to a string after all Suspense boundaries and the hydration data are ready. */
const renderWhole = (page: ReactNode, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent as a whole, so React must not stream parts that scripts move into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(limit)
        resolve(text(pipe(new PassThrough())))
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

/**
 * Renders the whole page before sending it, so that an error can become an error page and the response can be cached
 * and compressed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await textsReady()
  const server = context.get(pageContext)
  const { nonce, scripts } = server
  setNumberLocale(numberLocaleOf(server.country))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  // A plain page loads no data during rendering, and React renders to a string a third faster than to a stream.
  const html = scripts === 'none' ? `<!DOCTYPE html>${renderToString(page)}` : await renderWhole(page, nonce)
  // Not the body of the Response: a web stream as body halves the throughput.
  server.document = Buffer.from(scripts === 'postponed' ? postponeModules(html) : html)
  return new Response(null, { status, headers })
}

/** Route errors that are regular responses (404, rejected calls) are not logged. */
export function handleError(error: unknown): void {
  if (error && typeof error === 'object' && 'status' in error && Number(error.status) < 500) return
  console.error('page', error)
}
