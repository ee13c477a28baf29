// node sign-up.ts https://talad.example marketer you@example.com
import { createInterface } from 'node:readline/promises'

type Json = Record<string, unknown>

/** Input of the person who signs up. */
interface Person {
  /** The code that was sent by email. */
  code(): Promise<string>
  password: string
  /** The name that others see. */
  name: string
}

/** The scopes that the main job needs. */
export const SCOPES = {
  marketer: ['campaigns', 'jobs', 'credits', 'webhooks'].flatMap((area) => [`${area}:read`, `${area}:write`]),
  influencer: ['jobs:read', 'jobs:write', 'earnings:read', 'withdrawals:write', 'webhooks:read', 'webhooks:write'],
}

/** Opens an account without a browser. Returns an API key, which cannot be read again later. */
export async function signUp(
  origin: string,
  role: 'marketer' | 'influencer',
  email: string,
  { code, password, name }: Person,
): Promise<string> {
  // With `x-client: app` the responses contain tokens instead of cookies.
  const post = async (path: string, body: Json, token?: string): Promise<{ token: string }> => {
    const headers = {
      'content-type': 'application/json',
      'x-client': 'app',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const json = (await answer.json()) as { token: string; code: string; message: string }
    if (!answer.ok) throw new Error(`${path}: ${json.code}: ${json.message}`)
    return json
  }
  const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }

  // The first response contains the token of the sign-up, which each later step sends. An influencer starts with the
  // consents.
  const started = role === 'influencer' ? await post('/sv_influ_api/influSignup/signup', { consents }) : null
  const sent = await post('/api/notification/requestOtpEmail', { email, role, signUpToken: started?.token })
  const signUpToken = started?.token ?? sent.token
  await post('/api/notification/verifyEmailOtpSignUp', { email, role, signUpToken, code: await code() })

  const account = { password, signUpToken }
  const session =
    role === 'influencer'
      ? await post('/sv_influ_api/influSignup/createInfluMember', { ...account, displayName: name })
      : await post('/api/marketers/create-email', { ...account, brandName: name, kind: 'brand', consents })

  const key = await post('/api/api-keys', { name: 'My system', scopes: SCOPES[role], expiresInDays: 90 }, session.token)
  return key.token
}

if (import.meta.main) {
  const [origin = '', role, email = ''] = process.argv.slice(2)
  if (role !== 'marketer' && role !== 'influencer') throw new Error('node sign-up.ts ORIGIN marketer|influencer EMAIL')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const name = await terminal.question('Name: ')
  const password = await terminal.question('Password: ')
  const key = await signUp(origin, role, email, { name, password, code: () => terminal.question('Code: ') })
  console.log(`API key: ${key}`)
  terminal.close()
}
