import { createContext, data as routerData } from 'react-router'
import type { AnyEndpoint, CallInput, CallOutput } from '../core/endpoint.ts'
import type { Lang } from '../core/shapes.ts'
import type { Tracker } from '../core/trackers.ts'
import { CallError, type CallFailure } from './call-error.ts'

export { CallError, type CallFailure }

/** Who is looking at the page. Plain data: it crosses from the server into the bundle. */
export interface Viewer {
  scope: 'open' | 'influencer' | 'marketer' | 'operator'
  uuid: string
  name: string
  talentManager: boolean
  /** marketer: active, expired, suspended, permanently; influencer: active, suspended, deactivated */
  status: string
}

export type CallResult = { ok: true; body: unknown } | { ok: false; error: CallFailure }

/**
 * How a page gets the framework's scripts: at once; postponed until it is painted, where a visitor finds a form; or not at
 * all, where a visitor only reads.
 */
export type PageScripts = 'immediate' | 'postponed' | 'none'

/** What the server gives each page request. Only plain data and functions over plain data. */
export interface PageServer {
  lang: Lang
  viewer: Viewer
  nonce: string
  scripts: PageScripts
  /** Address of the script that every page runs. */
  pageScript: string
  origin: string
  release: string
  theme: 'light' | 'dark' | 'system'
  /** Answers consented to, or null when the visitor has not chosen. */
  cookieConsent: string[] | null
  /** Version of the notice that the visitor closed. */
  noticeSeen: string | null
  /** Country of the site: it decides how numbers are written. */
  country: string
  /** Rates, limits and deadlines in force, by the names that texts give them. */
  figures: Readonly<Record<string, string>>
  /** Measuring services that this visitor agreed to. */
  trackers: readonly Tracker[]
  bot: boolean
  /** Runs an endpoint in process with the visitor's session; cookies it sets go out with the page. */
  dispatch(id: string, input: unknown): Promise<CallResult>
  /** A fresh idempotency key for a form. */
  newKey(): string
  /** Now, in milliseconds, by the business clock. */
  now(): number
  /** The rendered document in UTF-8, put here by the bundle's entry. */
  document?: Buffer
}

export const pageContext = createContext<PageServer>()

interface ContextReader {
  get(key: typeof pageContext): PageServer
}

export type Call = <E extends AnyEndpoint>(endpoint: E, ...input: RequiredInput<E>) => Promise<CallOutput<E>>
type RequiredInput<E extends AnyEndpoint> =
  Record<string, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]

/** The typed call of loaders and actions. Throws CallError on a failure. */
export function pageCall(context: ContextReader | Readonly<unknown>): Call {
  const server = (context as ContextReader).get(pageContext)
  return async (endpoint, ...[input]) => {
    const result = await server.dispatch(endpoint.id, input ?? {})
    if (!result.ok) throw new CallError(result.error)
    return result.body as CallOutput<typeof endpoint>
  }
}

/** Turns a refused call of a loader into the page that fits: 404 for what is not there, the login for a stranger. */
export async function load<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, code, message } = error.failure
    throw routerData({ code, message }, { status: status === 403 ? 404 : status })
  }
}

/** For a loader or guard to throw: the address names nothing that is there for this visitor. The error page says which. */
export const notFound = () => routerData(null, { status: 404 })
