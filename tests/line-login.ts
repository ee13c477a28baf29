import { lineLoginRoutes } from '../sandbox/line-login.ts'
import { startListener } from '../sandbox/listener.ts'
import type { LineLoginConfig } from '../src/ports/line-login/openid.ts'

export interface TestLineLogin {
  config: LineLoginConfig
  close(): Promise<void>
}

/** The sandbox of LINE Login on a free port. */
export async function startLineLogin(clientOrigin: string): Promise<TestLineLogin> {
  const client = { clientId: 'talad', clientSecret: 'secret of the log-in channel of the tests' }
  let url = ''
  const routes = await lineLoginRoutes({ ...client, clientOrigin, issuer: () => url })
  const listener = await startListener({ routes })
  url = listener.url
  const config = { ...client, authorizeUrl: `${url}/oauth2/v2.1/authorize`, baseUrl: url, issuer: url }
  return { config, close: listener.close }
}

/** Somebody signs in on LINE's page. Returns the code and state of the redirect. */
export async function allowAtLine(url: string, name: string): Promise<{ code: string; state: string }> {
  const body = new URLSearchParams({ name, decision: 'allow' })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}
