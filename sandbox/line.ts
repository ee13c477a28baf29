import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../src/core/clock.ts'
import { SIGNATURE_HEADER, signLine } from '../src/ports/line/webhook.ts'
import { lineLoginRoutes, lineUserId } from './line-login.ts'
import { type Answer, fontRoute, type Received, type Route, startListener } from './listener.ts'
import { escapeHtml, type Lang, langOf, otherLang, page } from './page.ts'
import { openStateFile } from './state-file.ts'

export interface SandboxLineOptions {
  /** 0 or absent: any free port. */
  port?: number
  dataDir: string
  clock: Clock
  /** Where the site receives the official account's webhooks. */
  webhookUrl: string
  token: string
  secret: string
  /** Client of LINE Login, and the site that it returns to. */
  clientId: string
  clientOrigin: string
}

export interface SandboxLine {
  url: string
  port: number
  accountId: string
  close(): Promise<void>
}

interface Bubble {
  /** True if the person wrote it, false if the official account did. */
  own: boolean
  text: string
  at: string
}
interface State {
  /** The chat of each person with the official account, by user id. */
  chats: Record<string, Bubble[]>
  names: Record<string, string>
  /** Retry keys that were already used. */
  keys: Record<string, string>
  /** Reply token → user id; each token allows one reply. */
  replies: Record<string, string>
}

const ACCOUNT = '@talad'
const SHOWN = 40

const TEXT = {
  th: {
    brand: 'LINE จำลอง · ใช้ทดสอบเท่านั้น',
    title: 'แชทกับ Talad',
    you: 'คุณชื่อ',
    message: 'ข้อความ',
    send: 'ส่ง',
    block: 'บล็อก Talad',
    none: 'ยังไม่มีข้อความ',
    failed: 'Talad ไม่รับข้อความนี้ ลองส่งอีกครั้ง',
  },
  en: {
    brand: 'Sandbox LINE · for testing only',
    title: 'Chat with Talad',
    you: 'Your name',
    message: 'Message',
    send: 'Send',
    block: 'Block Talad',
    none: 'No messages yet',
    failed: 'Talad did not take this message. Send it again.',
  },
} as const

/**
 * A substitute for the chat with the official account, on the loopback address: one page, and the API that the site
 * calls.
 */
export async function startSandboxLine(options: SandboxLineOptions): Promise<SandboxLine> {
  const empty: State = { chats: {}, names: {}, keys: {}, replies: {} }
  const { state, save } = await openStateFile(join(options.dataDir, 'sandbox', 'line.json'), empty)
  const add = (userId: string, own: boolean, text: string) => {
    const chat = [...(state.chats[userId] ?? []), { own, text, at: options.clock.now().toISOString() }]
    state.chats[userId] = chat.slice(-SHOWN)
  }
  let url = ''
  const { clientId, clientOrigin, secret } = options
  const login = await lineLoginRoutes({ clientId, clientSecret: secret, clientOrigin, issuer: () => url })
  const routes = [
    ...login,
    ...apiRoutes({ state, save, add, token: options.token }),
    ...chatRoutes({ state, save, add, options }),
    fontRoute,
  ]
  const listener = await startListener({ port: options.port, routes })
  url = listener.url
  return {
    url: listener.url,
    port: listener.port,
    accountId: ACCOUNT,
    async close() {
      await listener.close()
      await save()
    },
  }
}

interface ChatStore {
  state: State
  save(): Promise<void>
  add(userId: string, own: boolean, text: string): void
}

const textOf = (messages: unknown): string =>
  Array.isArray(messages) ? messages.map((one) => String((one as { text?: unknown }).text ?? '')).join('\n') : ''

/** Push, reply and profile, as in the Messaging API. */
function apiRoutes({ state, save, add, token }: ChatStore & { token: string }): Route[] {
  const guarded =
    (handle: (received: Received) => Promise<Answer>) =>
    (received: Received): Answer | Promise<Answer> =>
      received.headers.authorization === `Bearer ${token}`
        ? handle(received)
        : { status: 401, json: { message: 'token' } }
  return [
    {
      method: 'POST',
      path: '/v2/bot/message/push',
      handle: guarded(async ({ body, headers }): Promise<Answer> => {
        const key = String(headers['x-line-retry-key'] ?? '')
        const previous = state.keys[key]
        if (previous) return { status: 409, json: {}, headers: { 'x-line-accepted-request-id': previous } }
        const to = String(body.to ?? '')
        if (!state.names[to]) return { status: 400, json: { message: 'to' } }
        const id = randomBytes(8).toString('hex')
        if (key) state.keys[key] = id
        add(to, false, textOf(body.messages))
        await save()
        return { json: { sentMessages: [] }, headers: { 'x-line-request-id': id } }
      }),
    },
    {
      method: 'POST',
      path: '/v2/bot/message/reply',
      handle: guarded(async ({ body }) => {
        const replyToken = String(body.replyToken ?? '')
        const userId = state.replies[replyToken]
        if (!userId) return { status: 400, json: { message: 'Invalid reply token' } }
        delete state.replies[replyToken]
        add(userId, false, textOf(body.messages))
        await save()
        return { json: { sentMessages: [] } }
      }),
    },
    {
      method: 'GET',
      path: '/v2/bot/profile/:userId',
      handle: guarded(async ({ params }) => {
        const displayName = state.names[params.userId ?? '']
        return displayName ? { json: { userId: params.userId, displayName } } : { status: 404, json: {} }
      }),
    },
  ]
}

/** The person's side: the chat page, from which each message is sent to the site as a signed webhook. */
function chatRoutes({ state, save, add, options }: ChatStore & { options: SandboxLineOptions }): Route[] {
  const sendEvent = async (event: object): Promise<boolean> => {
    const rawBody = JSON.stringify({ destination: ACCOUNT, events: [event] })
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signLine(rawBody, options.secret) }
    const answer = await fetch(options.webhookUrl, { method: 'POST', headers, body: rawBody }).catch(() => null)
    return answer?.ok ?? false
  }
  const show = (received: Received): Answer => {
    const { query } = received
    const lang = langOf(query.get('lang'))
    const [first] = [...query.keys()]
    // In LINE's own links the whole query is the message.
    const draft = query.get('text') ?? (first && query.get(first) === '' ? first : '')
    return { html: chatPage(state, lang, { name: query.get('name') ?? '', draft, failed: query.has('failed') }) }
  }
  const eventOf = (userId: string) => ({ source: { type: 'user', userId }, deliveryContext: { isRedelivery: false } })
  /** Both return whether the site accepted the event. */
  const block = (name: string): Promise<boolean> => {
    const userId = lineUserId(name)
    delete state.names[userId]
    return sendEvent({ type: 'unfollow', ...eventOf(userId) })
  }
  const write = async (name: string, text: string): Promise<boolean> => {
    const userId = lineUserId(name)
    const replyToken = randomBytes(16).toString('hex')
    const isNew = !state.names[userId]
    state.names[userId] = name
    state.replies[replyToken] = userId
    const event = { ...eventOf(userId), replyToken }
    if (!text) return isNew ? sendEvent({ type: 'follow', ...event }) : true
    add(userId, true, text)
    return sendEvent({ type: 'message', message: { type: 'text', text }, ...event })
  }
  return [
    { method: 'GET', path: '/', handle: show },
    { method: 'GET', path: '/R/oaMessage/:account/', handle: show },
    {
      method: 'POST',
      path: '/send',
      async handle({ form, query, sameOrigin }) {
        const name = (form.get('name') ?? '').trim().slice(0, 40)
        const text = (form.get('text') ?? '').trim().slice(0, 1_000)
        if (!sameOrigin || !name) return { status: sameOrigin ? 400 : 403, json: {} }
        const accepted = form.has('block') ? await block(name) : await write(name, text)
        await save()
        const next = new URLSearchParams({ lang: langOf(query.get('lang')), name, ...(!accepted && { failed: '1' }) })
        return { redirect: `/?${next}` }
      },
    },
  ]
}

function chatPage(state: State, lang: Lang, { name, draft, failed }: { name: string; draft: string; failed: boolean }) {
  const t = TEXT[lang]
  const chat = name ? (state.chats[lineUserId(name)] ?? []) : []
  const bubbles = chat.map(
    ({ own, text }) =>
      `<p class="${own ? 'good' : 'card'}" style="white-space:pre-wrap;${own ? 'margin-left:20%' : 'margin-right:20%'}">${escapeHtml(text)}</p>`,
  )
  const body = `<h1>${t.title}</h1>${bubbles.join('') || `<p class="quiet">${t.none}</p>`}
${failed ? `<p class="bad" role="alert">${t.failed}</p>` : ''}<form class="card" method="post" action="/send?lang=${lang}">
<label for="name">${t.you}</label><input id="name" name="name" required maxlength="40" autocomplete="off" value="${escapeHtml(name || 'Ploy')}">
<label for="text">${t.message}</label><input id="text" name="text" maxlength="1000" autocomplete="off" value="${escapeHtml(draft)}">
<div class="row"><button>${t.send}</button><button class="second" name="block" value="1">${t.block}</button></div></form>`
  const query = new URLSearchParams({ ...(name && { name }), ...(draft && { text: draft }) })
  return page({ lang, brand: t.brand, title: t.title, body, other: otherLang('/', query, lang) })
}
