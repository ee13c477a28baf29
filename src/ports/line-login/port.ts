export interface LineLoginRequest {
  /** Opaque; comes back unchanged. */
  state: string
  /** Stands in the id token of this sign-in and in no other. */
  nonce: string
  /** 43 to 128 characters, stored by the caller until the exchange (PKCE). */
  codeVerifier: string
  redirectUri: string
  lang: 'th' | 'en'
}

export type LineLoginExchange = Pick<LineLoginRequest, 'nonce' | 'codeVerifier' | 'redirectUri'> & { code: string }

/** A person at LINE. */
export interface LinePerson {
  /** The same for every sign-in of the person at this provider. */
  subject: string
  name: string | null
}

/** LINE Login 2.1 (OpenID Connect). The exchange throws PortError; no token leaves it. */
export interface LineLoginPort {
  /** False: nothing is configured, and no button is shown. */
  readonly available: boolean
  authorizeUrl(request: LineLoginRequest): string
  /**
   * Exchanges the code and checks signature, issuer, audience, expiry and nonce of the id token. `refused`: the code is used
   * up, expired or of another request; `bad_answer`: a token that is not for us.
   */
  exchange(exchange: LineLoginExchange): Promise<LinePerson>
}
