import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { call, PortError, readJson } from '../http.ts'
import { challengeOf } from './pkce.ts'
import type { Connector, SocialToken } from './port.ts'
import { expiry, unsupported, type VendorConfig } from './vendor-calls.ts'

export interface OAuthStyle {
  provider: string
  authorizeUrl: string
  tokenUrl: string
  /** URL that revokes a token; absent if the platform has none. */
  revokeUrl?: string
  /** Parameter name of the revoked token; default `token` (RFC 7009). */
  revokeName?: string
  scope: string
  /** Additional query parameters of the consent page. */
  query?: Record<string, string>
  /** The platform's parameter name of the client id. */
  idName?: 'client_id' | 'client_key'
  /** Where the client secret is sent. */
  secretIn?: 'form' | 'basic'
  pkce?: boolean
  langName?: string
}

type Part = Pick<Connector, 'authorizeUrl' | 'exchangeCode' | 'refresh' | 'revoke'>

/** Some platforms refuse with status 200 and an `error` in the body. */
const zAnswer = z.looseObject({ error: z.string().optional(), access_token: z.unknown().optional() })

/** `fetch` for the OAuth library with our timeout, size limit and errors. */
const fetchAs =
  (provider: string, timeoutMs: number | undefined) =>
  async (
    url: string,
    { headers, body }: { headers: Record<string, string>; body?: URLSearchParams | undefined },
  ): Promise<Response> => {
    const form = Object.fromEntries(body ?? [])
    const answered = await call({ provider, url, method: 'POST', headers, form, timeoutMs })
    if (answered.bytes.length === 0) return new Response(null, { status: answered.status })
    const answer = readJson(provider, answered, zAnswer)
    if (answer.error && answer.access_token === undefined)
      throw new PortError(provider, 'refused', {
        status: answered.status,
        ...(/^[\w.:-]{1,80}$/.test(answer.error) && { detail: answer.error }),
      })
    // Instagram omits the token type; all its tokens are bearer tokens.
    return Response.json({ token_type: 'bearer', ...answer })
  }

function clientAuthOf(style: OAuthStyle, secret: string): oauth.ClientAuth {
  if (style.secretIn === 'basic') return oauth.ClientSecretBasic(secret)
  if (style.idName !== 'client_key') return oauth.ClientSecretPost(secret)
  return (_, { client_id }, body) => {
    body.set('client_key', client_id)
    body.set('client_secret', secret)
  }
}

/** The authorization code flow (RFC 6749, 7636, 7009) with the deviations of one platform. */
export function oauthPart(style: OAuthStyle, config: VendorConfig): Part {
  const { provider, idName = 'client_id' } = style
  const tokenUrl = config.tokenUrl ?? style.tokenUrl
  const revokeUrl = style.revokeUrl && (config.revokeUrl ?? style.revokeUrl)
  const server: oauth.AuthorizationServer = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl }
  const client: oauth.Client = { client_id: config.clientId }
  const options = {
    [oauth.customFetch]: fetchAs(provider, config.timeoutMs),
    [oauth.allowInsecureRequests]: tokenUrl.startsWith('http:'),
  }
  const grant = async (type: string, parameters: Record<string, string>): Promise<SocialToken> => {
    const auth = clientAuthOf(style, config.clientSecret)
    const response = await oauth.genericTokenEndpointRequest(server, client, auth, type, parameters, options)
    try {
      const token = await oauth.processGenericTokenEndpointResponse(server, client, response)
      const { access_token: accessToken, refresh_token: refreshToken = null, expires_in } = token
      return { accessToken, refreshToken, expiresAt: expiry(expires_in), externalId: null }
    } catch (error) {
      // The library's error contains the response and its tokens, so it is not passed on as the cause.
      const detail = error instanceof oauth.OperationProcessingError ? error.code : undefined
      throw new PortError(provider, 'bad_answer', { ...(detail && { detail }), outcomeUnknown: true })
    }
  }
  return {
    authorizeUrl({ state, redirectUri, codeVerifier, lang }) {
      const url = new URL(config.authorizeUrl ?? style.authorizeUrl)
      const query: Record<string, string> = {
        response_type: 'code',
        [idName]: config.clientId,
        redirect_uri: redirectUri,
        scope: style.scope,
        state,
        ...style.query,
      }
      if (style.pkce) Object.assign(query, { code_challenge: challengeOf(codeVerifier), code_challenge_method: 'S256' })
      if (style.langName) query[style.langName] = lang
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.toString()
    },
    exchangeCode({ code, redirectUri, codeVerifier }) {
      const form = { code, redirect_uri: redirectUri }
      return grant('authorization_code', style.pkce ? { ...form, code_verifier: codeVerifier } : form)
    },
    async refresh(refreshToken) {
      const fresh = await grant('refresh_token', { refresh_token: refreshToken })
      // Some platforms do not repeat a refresh token that stays valid.
      return { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken }
    },
    async revoke({ accessToken, refreshToken }) {
      if (!revokeUrl) throw unsupported(provider, 'revoke')
      const headers = new Headers()
      const form = new URLSearchParams()
      await clientAuthOf(style, config.clientSecret)(server, client, form, headers)
      // Revoking the refresh token revokes all tokens.
      form.set(style.revokeName ?? 'token', style.revokeName ? accessToken : (refreshToken ?? accessToken))
      await call({
        provider,
        url: revokeUrl,
        method: 'POST',
        headers: Object.fromEntries(headers),
        form: Object.fromEntries(form),
        timeoutMs: config.timeoutMs,
      })
    },
  }
}
