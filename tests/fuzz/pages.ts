import fc from 'fast-check'
import { routeTable } from '../../src/app/route-table.ts'
import { openBundle } from '../../src/server/bundle.ts'
import { watchContent } from '../../src/server/content-versions.ts'
import { registerEndpoints } from '../../src/server/endpoints.ts'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { buildPageCache } from '../../src/server/page-cache.ts'
import { registerPages } from '../../src/server/render.ts'
import type { PageRoute } from '../../src/web/page-route.ts'
import { exchange } from './check.ts'
import type { Actor, FuzzMarket, Role } from './market.ts'
import type { WireRequest } from './operations.ts'
import { nasty } from './values.ts'

/** The intents of the forms on the pages, and two that no form has. */
const INTENTS =
  'add address again answer appeal appealScore apply approve approveRefund ban bank bookmark cancelRefund card change chargeback choose close code complete confirm consent copy create deactivate decline duplicate end handle logIn message openAll over person picture preferences prices privilege profile public publish reactivate refresh refund refundByHand refundPaid reject remove resend restore return save schedule score send sendBack set setStatus settled slip start submit suspend topics unpublish verify void withdraw unknown constructor'.split(
    ' ',
  )
const FIELDS =
  'intent id target uuid amount price method email password code role reason reasonCode note text url title version revision number bank name phone channelId fileId file status after key idempotencyKey __proto__'.split(
    ' ',
  )

const BOUNDARY = '----WebKitFormBoundaryfuzzfuzzfuzz1'
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Addresses of a page; its parameters are ids from the market, or invalid. */
function addressOf({ path }: PageRoute, ids: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(fc.constantFrom('x', '%00', '%ED%A0%80', ...ids), fc.uuid())
  return fc
    .tuple(fc.constantFrom('th', 'en'), fc.array(value, { minLength: 6, maxLength: 6 }))
    .map(([lang, values]) => {
      let next = 0
      return `/${lang}/${path.replace(/:\w+\??|\*/g, () => values[next++ % values.length] ?? 'x')}`.replace(/\/$/, '')
    })
}

function formsOf(route: PageRoute, actor: Actor, ids: readonly string[], origin: string): fc.Arbitrary<WireRequest> {
  const field = fc.tuple(
    fc.constantFrom(...FIELDS),
    fc.oneof(nasty, fc.constantFrom('1', 'true', '2025-11-25', ...ids)),
  )
  return fc
    .record({
      path: addressOf(route, ids),
      intent: fc.constantFrom(...INTENTS),
      fields: fc.array(field, { maxLength: 6 }),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded',
        `multipart/form-data; boundary=${BOUNDARY}`,
        'multipart/form-data; boundary=other',
        'text/plain',
      ),
    })
    .map(({ path, intent, fields, type }) => {
      const pairs = [['intent', intent], ...fields.map(([name, value]) => [name, asText(value).slice(0, 3_000)])]
      const parts = pairs.map(
        ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const encoded = new URLSearchParams(
        pairs.map(([name = '', value = '']): [string, string] => [name, value.toWellFormed()]),
      )
      const body = Buffer.from(
        type.startsWith('multipart') ? `${parts.join('')}--${BOUNDARY}--\r\n` : encoded.toString(),
      )
      return { method: 'POST', path, headers: { ...actor.headers, origin, 'content-type': type }, body }
    })
}

const roleOf = ({ guard }: PageRoute): Role =>
  guard === 'influencer' || guard === 'marketer' || guard === 'operator'
    ? guard
    : guard === 'open'
      ? 'visitor'
      : 'influencer'

interface Listener {
  answered(status: number): void
  /** Called for a form that got a 5xx response or none. */
  found(page: string, problem: string, request: WireRequest): void
}

/** Posts generated forms to every page, as a role that may open it. */
export async function fuzzPages(
  market: FuzzMarket,
  options: { seed: number; cases: number },
  { answered, found }: Listener,
): Promise<void> {
  const { app } = market.app
  const bundle = await openBundle(readEnv({ NODE_ENV: 'test' }))
  const versions = watchContent(app.db)
  const http = await buildHttp(app, readEnv({ NODE_ENV: 'test' }))
  registerEndpoints(http, app)
  registerPages(http, app, bundle, buildPageCache(app, versions, true))
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as { port: number }
  try {
    for (const route of routeTable.filter(({ file }) => file)) {
      await market.revive()
      const actor = market.actors[roleOf(route)]
      const tables = await Promise.all(
        ['jobs', 'campaigns', 'charges', 'channels'].map((table) => market.ids(table, actor.id)),
      )
      const ids = [actor.id, ...tables.flatMap(({ own }) => own.slice(0, 3))].filter(Boolean)
      const property = fc.asyncProperty(formsOf(route, actor, ids, app.config.origin), async (request) => {
        const { status, body } = await exchange(port, request)
        answered(status)
        if (status >= 500 && status !== 503) throw new Error(`status ${status}: ${body.subarray(0, 200)}`)
      })
      const result = await fc.check(property, { seed: options.seed, numRuns: options.cases })
      if (!result.failed || !result.counterexample) continue
      const problem =
        result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance)
      found(`/${route.path}`, problem, result.counterexample[0])
    }
  } finally {
    await http.close()
    await bundle.close()
  }
}
