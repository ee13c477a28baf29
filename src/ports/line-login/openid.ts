import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import { callJson, PortError } from '../http.ts'
import { challengeOf } from '../social/pkce.ts'
import type { LineLoginPort } from './port.ts'

export interface LineLoginConfig {
  /** Id of the LINE Login channel. */
  clientId: string
  clientSecret: string
  /** URL of the page on which people sign in. */
  authorizeUrl?: string
  /** API address. */
  baseUrl?: string
  issuer?: string
  timeoutMs?: number
}

const PROVIDER = 'line_login'
const AUTHORIZE = 'https://access.line.me/oauth2/v2.1/authorize'
const API = 'https://api.line.me'
const ISSUER = 'https://access.line.me'
const DEFAULT_TIMEOUT_MS = 10_000
/** Accepted difference between the clocks of LINE and this machine, seconds. */
const CLOCK_TOLERANCE = 60

const zTokens = z.object({ id_token: z.string().min(1).max(10_000) })
const zClaims = z.object({ sub: z.string().min(1).max(100), name: z.string().optional() })

/** Maps jose errors without their messages, which may contain claims. */
function refusalOf(error: unknown): PortError {
  if (error instanceof PortError) return error
  if (error instanceof errors.JWKSTimeout) return new PortError(PROVIDER, 'timeout')
  if (error instanceof errors.JOSEError) return new PortError(PROVIDER, 'bad_answer', { detail: error.code })
  return new PortError(PROVIDER, 'unreachable', { cause: error })
}

function algorithmOf(idToken: string): string | undefined {
  try {
    return decodeProtectedHeader(idToken).alg
  } catch {
    throw new PortError(PROVIDER, 'bad_answer', { detail: 'no token' })
  }
}

/**
 * LINE Login through OpenID Connect. Tokens of web sign-ins are signed with the channel's secret, others with LINE's
 * keys.
 */
export function openidLineLogin(config: LineLoginConfig): LineLoginPort {
  const { clientId, clientSecret, timeoutMs = DEFAULT_TIMEOUT_MS } = config
  const api = config.baseUrl ?? API
  const secret = new TextEncoder().encode(clientSecret)
  const keys = createRemoteJWKSet(new URL(`${api}/oauth2/v2.1/certs`), { timeoutDuration: timeoutMs })
  const checks: JWTVerifyOptions = {
    issuer: config.issuer ?? ISSUER,
    audience: clientId,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  }

  /** Each algorithm uses its own key, so a token cannot choose its key. */
  async function claimsOf(idToken: string): Promise<JWTPayload> {
    const { payload } =
      algorithmOf(idToken) === 'HS256'
        ? await jwtVerify(idToken, secret, { ...checks, algorithms: ['HS256'] })
        : await jwtVerify(idToken, keys, { ...checks, algorithms: ['ES256'] })
    return payload
  }

  return {
    available: true,
    authorizeUrl({ state, nonce, codeVerifier, redirectUri, lang }) {
      const url = new URL(config.authorizeUrl ?? AUTHORIZE)
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        scope: 'openid profile',
        code_challenge: challengeOf(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: lang === 'th' ? 'th-TH' : 'en-US',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    async exchange({ code, nonce, codeVerifier, redirectUri }) {
      const { id_token: idToken } = await callJson(
        {
          provider: PROVIDER,
          url: `${api}/oauth2/v2.1/token`,
          method: 'POST',
          timeoutMs,
          form: {
            grant_type: 'authorization_code',
            code,
            redirect_uri: redirectUri,
            client_id: clientId,
            client_secret: clientSecret,
            code_verifier: codeVerifier,
          },
        },
        zTokens,
      )
      const payload = await claimsOf(idToken).catch((error: unknown) => {
        throw refusalOf(error)
      })
      if (payload.nonce !== nonce) throw new PortError(PROVIDER, 'bad_answer', { detail: 'nonce' })
      const claims = zClaims.safeParse(payload)
      if (!claims.success) throw new PortError(PROVIDER, 'bad_answer', { detail: 'claims' })
      return { subject: claims.data.sub, name: claims.data.name?.trim().slice(0, 60) || null }
    },
  }
}
