import { timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../src/core/clock.ts'
import { type BankConsole, bankApiRoutes } from './bank-api.ts'
import { BankError, chargeJson, createToken, readCharge, settleCharge } from './bank-charges.ts'
import { cardPage, missingPage, payPage } from './bank-pages.ts'
import { type BankCharge, type Behaviour, emptyBank, isBehaviour } from './bank-state.ts'
import { webhookSender } from './bank-webhooks.ts'
import { type Answer, fontRoute, type Received, type Route, startListener } from './listener.ts'
import { langOf, returnUrl } from './page.ts'
import { openStateFile } from './state-file.ts'

export interface SandboxBankOptions {
  /** 0 or absent: any free port. */
  port?: number
  /** Where webhooks are sent; null: none are sent. */
  webhookUrl: string | null
  /** Secret key of the API (the user name of Basic authentication). */
  secret: string
  /** Base64 webhook key, or several during a rotation. */
  signingKey: string | readonly string[]
  dataDir: string
  clock: Clock
  /** The shop's origin: payers are sent back only there. */
  shopOrigin: string
  /** The address at which browsers reach the pages, if not the listener's own. */
  publicUrl?: string
  billerId?: string
  retryDelaysMs?: readonly number[]
  lateMs?: number
}

export interface SandboxBank {
  url: string
  port: number
  /** Sets the behaviour of all later payments that do not choose their own. */
  behave(behaviour: Behaviour): Promise<void>
  /** Sends all held and retrying webhooks at once. */
  flush(): Promise<void>
  /** Resolves when no webhook is being sent. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Starts the sandbox bank on the loopback address. Charges are stored in `dataDir/sandbox/bank.json`. */
export async function startSandboxBank(options: SandboxBankOptions): Promise<SandboxBank> {
  const { state, save } = await openStateFile(join(options.dataDir, 'sandbox', 'bank.json'), emptyBank())
  const signingKeys = typeof options.signingKey === 'string' ? [options.signingKey] : options.signingKey
  const sender = webhookSender(state, save, {
    url: options.webhookUrl,
    signingKeys,
    clock: options.clock,
    retryDelaysMs: options.retryDelaysMs,
    lateMs: options.lateMs,
  })
  let base = options.publicUrl?.replace(/\/$/, '') ?? ''
  const json = (charge: BankCharge) => chargeJson(charge, `${base}/pay/${charge.id}`)
  const ctx: BankConsole = {
    state,
    shopOrigin: options.shopOrigin,
    now: () => options.clock.now(),
    json,
    async settle(charge, outcome) {
      const older = json(charge)
      const changed = settleCharge(state, charge, outcome, options.clock.now())
      if (changed) sender.announce(json(charge), older, charge.behaviour ?? 'normal')
      await save()
    },
    save,
    flush: sender.flush,
  }
  const routes = [
    ...guarded(bankApiRoutes(ctx), options.secret),
    ...tokenRoutes(ctx),
    ...pageRoutes(ctx, options, sender.idle),
    fontRoute,
  ]
  const listener = await startListener({ port: options.port, routes, publicUrl: options.publicUrl })
  base ||= listener.url
  return {
    url: listener.url,
    port: listener.port,
    async behave(behaviour) {
      state.behaviour = behaviour
      await save()
    },
    flush: sender.flush,
    idle: sender.idle,
    async close() {
      sender.close()
      await listener.close()
      await sender.idle()
      await save()
    },
  }
}

/** Wraps the API routes: Basic authentication with the secret key, errors in the provider's format. */
function guarded(routes: Route[], secret: string): Route[] {
  const expected = Buffer.from(`Basic ${Buffer.from(`${secret}:`).toString('base64')}`)
  const allowed = (received: Received) => {
    const given = Buffer.from(received.headers.authorization ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return routes.map((route) => ({
    ...route,
    handle: (received) =>
      allowed(received) ? answering(() => route.handle(received)) : refusal(401, 'authentication_failure'),
  }))
}

const refusal = (status: number, code: string): Answer => ({ status, json: { object: 'error', code, message: code } })

async function answering(handle: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await handle()
  } catch (error) {
    if (error instanceof BankError) return refusal(error.status, error.code)
    throw error
  }
}

/** The payer's browser creates card tokens, so these routes need no secret and accept any origin. */
function tokenRoutes(ctx: BankConsole): Route[] {
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, content-type' }
  const make = async (received: Received): Promise<Answer> => {
    const id = createToken(ctx.state, received.body, ctx.now())
    await ctx.save()
    return { json: { object: 'token', id, used: false } }
  }
  return [
    { method: 'OPTIONS', path: '/tokens', handle: () => ({ status: 204, headers: cors }) },
    {
      method: 'POST',
      path: '/tokens',
      handle: async (received) => ({ ...(await answering(() => make(received))), headers: cors }),
    },
  ]
}

const DEFAULT_BILLER = '000000000000000'
/** How long the payer waits for the shop to receive the webhook before being sent back. */
const WEBHOOK_WAIT_MS = 3_000

function pageRoutes(ctx: BankConsole, options: SandboxBankOptions, idle: () => Promise<void>): Route[] {
  const biller = options.billerId ?? DEFAULT_BILLER
  const find = (id: string) => (ctx.state.charges[id] ? readCharge(ctx.state, id, ctx.now()) : null)
  return [
    {
      method: 'GET',
      path: '/pay/:id',
      async handle({ params, query }) {
        const lang = langOf(query.get('lang'))
        const charge = find(params.id ?? '')
        return charge ? { html: await payPage(charge, biller, query, lang) } : { status: 404, html: missingPage(lang) }
      },
    },
    {
      method: 'POST',
      path: '/pay/:id',
      async handle(received) {
        const lang = langOf(received.query.get('lang'))
        const charge = find(received.params.id ?? '')
        if (!charge) return { status: 404, html: missingPage(lang) }
        if (!received.sameOrigin) return refusal(403, 'forbidden')
        if (charge.status === 'expired')
          return { status: 409, html: await payPage(charge, biller, received.query, lang) }
        const chosen = received.form.get('behaviour')
        const behaviour = isBehaviour(chosen) ? chosen : undefined
        await ctx.settle(charge, { paid: received.form.get('outcome') === 'paid', behaviour })
        await Promise.race([idle(), new Promise<void>((done) => setTimeout(done, WEBHOOK_WAIT_MS).unref())])
        return { redirect: charge.returnUri ?? `/pay/${charge.id}?lang=${lang}` }
      },
    },
    {
      method: 'GET',
      path: '/card',
      handle: ({ query }) =>
        returnUrl(query.get('return_uri'), ctx.shopOrigin) === null
          ? refusal(400, 'invalid_return_uri')
          : { html: cardPage(query, langOf(query.get('lang')), query.has('refused')) },
    },
    { method: 'POST', path: '/card', handle: (received) => takeCard(ctx, received) },
  ]
}

async function takeCard(ctx: BankConsole, received: Received): Promise<Answer> {
  const back = returnUrl(received.query.get('return_uri'), ctx.shopOrigin)
  if (back === null) return refusal(400, 'invalid_return_uri')
  if (!received.sameOrigin) return refusal(403, 'forbidden')
  try {
    const token = createToken(ctx.state, { card: Object.fromEntries(received.form) }, ctx.now())
    await ctx.save()
    const url = new URL(back)
    url.searchParams.set('token', token)
    return { redirect: url.toString() }
  } catch (error) {
    if (!(error instanceof BankError)) throw error
    const query = new URLSearchParams(received.query)
    query.set('refused', '1')
    return { redirect: `/card?${query}` }
  }
}
