import { createContext, data as routerData } from 'react-router'
import type { AnyEndpoint, CallInput, CallOutput, Permission } from '../core/endpoint.ts'
import type { Lang } from '../core/shapes.ts'
import type { Tracker } from '../core/trackers.ts'
import { CallError, type CallFailure } from './call-error.ts'

export { CallError, type CallFailure }

/** The viewer of the page. Plain data, because the server passes it into the bundle. */
export interface Viewer {
  scope: 'open' | 'influencer' | 'marketer' | 'operator'
  uuid: string
  name: string
  /** The name of the account; for a team member, the marketer's. */
  accountName: string
  /** The profile photo, or a marketer's logo. */
  pictureUrl: string | null
  talentManager: boolean
  /** A marketer that is an agency, or a member of its team. */
  agency: boolean
  /** A team member who is limited to brands of the agency. */
  limited: boolean
  /** The permissions of a team member; null for the account's own login, which may do everything. */
  permissions: readonly Permission[] | null
  /** marketer: active, expired, suspended, permanently; influencer: active, suspended, deactivated */
  status: string
}

export type CallResult = { ok: true; body: unknown } | { ok: false; error: CallFailure }

/**
 * When a page loads the framework's scripts: `immediate`; `postponed` until the page is painted (visitor pages with a
 * form); `none` (visitor pages without one).
 */
export type PageScripts = 'immediate' | 'postponed' | 'none'

/** What the server provides to each page request: only plain data, and functions that take plain data. */
export interface PageServer {
  lang: Lang
  viewer: Viewer
  nonce: string
  scripts: PageScripts
  /** URL of the script that every page runs. */
  pageScript: string
  origin: string
  release: string
  theme: 'light' | 'dark' | 'system'
  /** Cookie categories agreed to, or null if the visitor has not chosen yet. */
  cookieConsent: string[] | null
  /** Version of the notice that the visitor closed. */
  noticeSeen: string | null
  /** Country of the site, which determines the number format. */
  country: string
  /** Current rates, limits and deadlines, by the names used in texts. */
  figures: Readonly<Record<string, string>>
  /** Analytics services that this visitor agreed to. */
  trackers: readonly Tracker[]
  bot: boolean
  /** Runs an endpoint in process with the visitor's session; cookies it sets are sent with the page. */
  dispatch(id: string, input: unknown): Promise<CallResult>
  /** Returns a new idempotency key for a form. */
  newKey(): string
  /** Business time, milliseconds. */
  now(): number
  /** The rendered document in UTF-8, set by the bundle's entry. */
  document?: Buffer
}

export const pageContext = createContext<PageServer>()

interface ContextReader {
  get(key: typeof pageContext): PageServer
}

export type Call = <E extends AnyEndpoint>(endpoint: E, ...input: RequiredInput<E>) => Promise<CallOutput<E>>
type RequiredInput<E extends AnyEndpoint> =
  Record<string, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]

/** Typed call for loaders and actions. Throws CallError. */
export function pageCall(context: ContextReader | Readonly<unknown>): Call {
  const server = (context as ContextReader).get(pageContext)
  return async (endpoint, ...[input]) => {
    const result = await server.dispatch(endpoint.id, input ?? {})
    if (!result.ok) throw new CallError(result.error)
    return result.body as CallOutput<typeof endpoint>
  }
}

/** Runs the calls of a loader. Converts a rejected call to an error page: 403 and 404 become the 404 page. */
export async function load<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, code, message } = error.failure
    throw routerData({ code, message }, { status: status === 403 ? 404 : status })
  }
}

/** Thrown by a loader or guard when nothing exists at the URL for this visitor. */
export const notFound = () => routerData(null, { status: 404 })
