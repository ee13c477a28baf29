export interface LineLoginRequest {
  /** Opaque; returned unchanged. */
  state: string
  /** Included in the id token of this sign-in only. */
  nonce: string
  /** 43 to 128 characters, stored by the caller until the exchange (PKCE). */
  codeVerifier: string
  redirectUri: string
  lang: 'th' | 'en'
}

export type LineLoginExchange = Pick<LineLoginRequest, 'nonce' | 'codeVerifier' | 'redirectUri'> & { code: string }

/** A person's LINE account. */
export interface LinePerson {
  /** The same for every sign-in of the person at this provider. */
  subject: string
  name: string | null
}

/** LINE Login 2.1 (OpenID Connect). The exchange throws PortError; no token leaves it. */
export interface LineLoginPort {
  /** False if LINE Login is not configured; then no button is shown. */
  readonly available: boolean
  authorizeUrl(request: LineLoginRequest): string
  /**
   * Exchanges the code and checks signature, issuer, audience, expiry and nonce of the id token. Errors: `refused` if the
   * code was used before, has expired or belongs to another request; `bad_answer` if the token is not for us.
   */
  exchange(exchange: LineLoginExchange): Promise<LinePerson>
}
