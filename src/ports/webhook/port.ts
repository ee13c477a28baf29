export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** The receiver's response: any status, and the start of its body. */
export interface WebhookAnswer {
  status: number
  body: string
}

export interface WebhookPort {
  /**
   * Whether a URL may be called, without resolving its name: https, no user name, no address outside the public
   * internet.
   */
  accepts(url: string): boolean
  /**
   * Sends one POST. Redirects are returned and not followed. Throws PortError: `refused` for a URL that must not be
   * called, `timeout`, `unreachable`.
   */
  send(request: WebhookRequest): Promise<WebhookAnswer>
}
