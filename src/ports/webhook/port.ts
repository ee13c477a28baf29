export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** What the receiver answered: any status, and the start of its text. */
export interface WebhookAnswer {
  status: number
  body: string
}

export interface WebhookPort {
  /** Whether an address may be called, as far as its text says: https, no user name, no address outside the internet. */
  accepts(url: string): boolean
  /**
   * One POST. Redirects are answers like others. Throws PortError: `refused` for an address that may not be called,
   * `timeout`, `unreachable`.
   */
  send(request: WebhookRequest): Promise<WebhookAnswer>
}
