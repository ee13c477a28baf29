import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { challengeOf } from '../src/ports/social/pkce.ts'
import type { Answer, Received, Route } from './listener.ts'
import { escapeHtml, type Lang, langOf, otherLang, page, returnUrl } from './page.ts'

export interface SandboxLineLoginOptions {
  clientId: string
  clientSecret: string
  /** The site that people may be sent back to. */
  clientOrigin: string
  /** The address of this listener, available once it has started: the issuer of the tokens. */
  issuer: () => string
}

interface Grant {
  name: string
  redirectUri: string
  challenge: string
  nonce: string
  expiresAt: number
}

const AUTHORIZE = '/oauth2/v2.1/authorize'
const CODE_LIFE = 600_000
const KEY_ID = 'sandbox'

const TEXT = {
  th: {
    brand: 'LINE จำลอง · ใช้ทดสอบเท่านั้น',
    title: 'เข้าสู่ระบบ Talad ด้วย LINE',
    note: 'Talad จะเห็นชื่อ LINE ของคุณ ไม่เห็นแชทและไม่โพสต์แทนคุณ',
    you: 'คุณชื่อ',
    allow: 'อนุญาต',
    deny: 'ไม่อนุญาต',
  },
  en: {
    brand: 'Sandbox LINE · for testing only',
    title: 'Log in to Talad with LINE',
    note: 'Talad sees your LINE name. It reads no chats and never posts for you.',
    you: 'Your name',
    allow: 'Allow',
    deny: 'Cancel',
  },
} as const

/** The LINE user id of a person: the same in chats and log-ins. */
export const lineUserId = (name: string): string => `U${createHash('sha256').update(name).digest('hex').slice(0, 32)}`

/** Whether LINE would accept the request: this site, a code with PKCE, state and nonce. */
function isRequest(query: URLSearchParams, { clientId, clientOrigin }: SandboxLineLoginOptions): boolean {
  const wanted = { response_type: 'code', client_id: clientId, code_challenge_method: 'S256' }
  return (
    Object.entries(wanted).every(([name, value]) => query.get(name) === value) &&
    ['state', 'nonce', 'code_challenge'].every((name) => query.get(name)) &&
    (query.get('scope') ?? '').split(' ').includes('openid') &&
    returnUrl(query.get('redirect_uri'), clientOrigin) !== null
  )
}

function consentPage(query: URLSearchParams, lang: Lang): string {
  const t = TEXT[lang]
  const body = `<h1>${t.title}</h1><div class="card"><p>${t.note}</p>
<form method="post" action="${AUTHORIZE}?${escapeHtml(query.toString())}"><label for="name">${t.you}</label>
<input id="name" name="name" required maxlength="40" autocomplete="off" value="Ploy">
<div class="row"><button name="decision" value="allow">${t.allow}</button><button class="second" name="decision" value="deny" formnovalidate>${t.deny}</button></div></form></div>`
  return page({ lang, brand: t.brand, title: t.title, body, other: otherLang(AUTHORIZE, query, lang) })
}

function redirectTo(query: URLSearchParams, values: Record<string, string>): Answer {
  const target = new URL(query.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ ...values, state: query.get('state') ?? '' }))
    target.searchParams.set(name, value)
  return { redirect: target.href }
}

const refusal = (status: number, error: string): Answer => ({ status, json: { error } })

/** Sign-in page, token endpoint and keys of LINE Login 2.1. */
export async function lineLoginRoutes(options: SandboxLineLoginOptions): Promise<Route[]> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' }
  const grants = new Map<string, Grant>()

  /** A code can be used once, whether or not the exchange succeeds. */
  function takeGrant(form: URLSearchParams): Grant | null {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (!grant || grant.expiresAt < Date.now() || grant.redirectUri !== form.get('redirect_uri')) return null
    return challengeOf(form.get('code_verifier') ?? '') === grant.challenge ? grant : null
  }

  async function exchange({ form }: Received): Promise<Answer> {
    const { clientId, clientSecret, issuer } = options
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refusal(401, 'invalid_client')
    const grant = form.get('grant_type') === 'authorization_code' ? takeGrant(form) : null
    if (!grant) return refusal(400, 'invalid_grant')
    const token = new SignJWT({ nonce: grant.nonce, name: grant.name, amr: ['linesso'] })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })
      .setIssuer(issuer())
      .setSubject(lineUserId(grant.name))
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
    const access = randomBytes(24).toString('base64url')
    return {
      json: {
        access_token: access,
        token_type: 'Bearer',
        expires_in: 2_592_000,
        scope: 'openid profile',
        id_token: await token.sign(privateKey),
      },
    }
  }

  return [
    {
      method: 'GET',
      path: AUTHORIZE,
      handle: ({ query }) => {
        const lang = query.get('lang') ? langOf(query.get('lang')) : query.get('ui_locales') === 'en-US' ? 'en' : 'th'
        return isRequest(query, options) ? { html: consentPage(query, lang) } : refusal(400, 'invalid_request')
      },
    },
    {
      method: 'POST',
      path: AUTHORIZE,
      handle: ({ query, form, sameOrigin }) => {
        if (!sameOrigin || !isRequest(query, options)) return refusal(400, 'invalid_request')
        const name = (form.get('name') ?? '').trim().slice(0, 40)
        if (form.get('decision') === 'deny' || !name) return redirectTo(query, { error: 'access_denied' })
        const code = randomBytes(24).toString('base64url')
        grants.set(code, {
          name,
          redirectUri: query.get('redirect_uri') ?? '',
          challenge: query.get('code_challenge') ?? '',
          nonce: query.get('nonce') ?? '',
          expiresAt: Date.now() + CODE_LIFE,
        })
        return redirectTo(query, { code })
      },
    },
    { method: 'POST', path: '/oauth2/v2.1/token', handle: exchange },
    { method: 'GET', path: '/oauth2/v2.1/certs', handle: () => ({ json: { keys: [jwk] } }) },
  ]
}
