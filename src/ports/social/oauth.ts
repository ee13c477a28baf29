import { callJson } from '../http.ts'
import { challengeOf } from './pkce.ts'
import type { Connector, SocialToken } from './port.ts'
import { expiry, type VendorConfig, zToken } from './vendor-calls.ts'

export interface OAuthStyle {
  provider: string
  authorizeUrl: string
  tokenUrl: string
  scope: string
  /** Query the consent page wants besides the standard ones. */
  query?: Record<string, string>
  /** The name the platform gives to the client id. */
  idName?: 'client_id' | 'client_key'
  /** Where the client secret goes. */
  secretIn?: 'form' | 'basic'
  pkce?: boolean
  langName?: string
}

type Part = Pick<Connector, 'authorizeUrl' | 'exchangeCode' | 'refresh'>

/** The authorization-code flow (RFC 6749, RFC 7636) in the dialect of one platform. */
export function oauthPart(style: OAuthStyle, config: VendorConfig): Part {
  const idName = style.idName ?? 'client_id'
  const ask = async (form: Record<string, string>): Promise<SocialToken> => {
    const headers: Record<string, string> = {}
    const full: Record<string, string> = { ...form, [idName]: config.clientId }
    if (style.secretIn === 'basic')
      headers.authorization = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`
    else full.client_secret = config.clientSecret
    const url = config.tokenUrl ?? style.tokenUrl
    const { provider } = style
    const told = await callJson(
      { provider, url, method: 'POST', form: full, headers, timeoutMs: config.timeoutMs },
      zToken,
    )
    return {
      accessToken: told.access_token,
      refreshToken: told.refresh_token ?? null,
      expiresAt: expiry(told.expires_in),
      externalId: null,
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
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
      return ask(style.pkce ? { ...form, code_verifier: codeVerifier } : form)
    },
    async refresh(refreshToken) {
      const fresh = await ask({ grant_type: 'refresh_token', refresh_token: refreshToken })
      // Some platforms keep the refresh token and do not repeat it.
      return { ...fresh, refreshToken: fresh.refreshToken ?? refreshToken }
    },
  }
}
