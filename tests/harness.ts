import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import pino from 'pino'
import type { AnyEndpoint, CallInput, CallOutput } from '../src/core/endpoint.ts'
import type { ErrorCode } from '../src/core/errors.ts'
import { newId } from '../src/core/ids.ts'
import { defaultSettings, settingsAt } from '../src/core/settings.ts'
import type { Lang } from '../src/core/shapes.ts'
import type { Database } from '../src/db/connect.ts'
import { wordsOf } from '../src/features/notifications/render.ts'
import { figuresOf } from '../src/i18n/figures.ts'
import { type AppConfig, type Caller, OPEN_CALLER } from '../src/platform/context.ts'
import { outbox } from '../src/platform/schema.ts'
import { secretsOf } from '../src/platform/secrets.ts'
import { buildPorts, type Ports } from '../src/ports/index.ts'
import { type App, dispatch } from '../src/server/dispatch.ts'
import { errorCodesOf } from '../src/server/error-codes.ts'
import { composition, features } from '../src/server/features.ts'
import { buildRegistry } from '../src/server/registry.ts'
import type { ApiResponse } from '../src/server/response.ts'
import { rawAuditTexts } from './audit-texts.ts'
import { callerOf } from './callers.ts'
import { type MovableClock, movableClock } from './clock.ts'
import { openTestDatabase } from './database.ts'

export const TEST_NOW = new Date('2025-11-21T07:00:00.000Z')

export const testConfig: AppConfig = {
  origin: 'http://localhost:3000',
  secure: false,
  release: 'test',
  country: 'TH',
  social: [{ site: 'facebook', url: 'https://www.facebook.com/talad.example' }],
  trackers: [],
  formTargets: [],
  seller: {
    name: 'บริษัท ตลาด มีเดีย จำกัด',
    address: '1 ถนนทดสอบ กรุงเทพมหานคร 10110',
    taxId: '0105561012346',
    branch: '00000',
    english: {
      name: 'Talad Media Co., Ltd.',
      address: '99 Rama IV Road, Phra Khanong Subdistrict, Khlong Toei District, Bangkok 10110',
    },
    billerId: '010556101234600',
    bankAccount: { bank: 'KBANK', number: '0991735028', name: 'บจก. ตลาด มีเดีย' },
  },
  secrets: secretsOf(['0'.repeat(64)]),
  showCodes: true,
}

export interface TestAnswer<T> {
  status: number
  body: T & { code?: string; message?: string; fields?: Record<string, string> }
  blob?: ApiResponse['blob']
  cookies: ApiResponse['cookies']
}

export interface TestApp {
  database: Database
  db: Database['db']
  clock: MovableClock
  ports: Ports
  app: App
  /** Calls an endpoint like a request. `as` is a caller from `callerOf`. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input?: Partial<CallInput<E>> & {
      as?: Caller
      lang?: Lang
      cookies?: Record<string, string>
      rawBody?: string
      headers?: Record<string, string>
      ip?: string
    },
  ): Promise<TestAnswer<CallOutput<E>>>
  /** The caller of a session of this account. */
  callerOf(accountId: string): Promise<Caller>
  /** Messages, newest first, with their texts in the recipient's language. */
  outbox(address?: string): Promise<(typeof outbox.$inferSelect & { subject: string; body: string })[]>
  close(): Promise<void>
}

/**
 * The whole application without HTTP: every endpoint on a real database, with local ports and a clock that does not
 * advance by itself.
 */
export async function openTestApp(
  options: { ports?: Partial<Ports>; now?: Date; engine?: 'pglite'; template?: string; dataDir?: string } = {},
): Promise<TestApp> {
  const database = await openTestDatabase(options.engine, options.template)
  const clock = movableClock(options.now ?? TEST_NOW)
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'talad-test-'))
  const ports = { ...buildPorts({ dataDir }), ...options.ports }
  const registry = buildRegistry(features)
  const app: App = {
    db: database.db,
    clock,
    ports,
    config: testConfig,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    registry,
    composition,
    figures: () => figuresOf(settingsAt(defaultSettings, clock.now()), clock.now()),
    wake: () => {},
  }
  return {
    database,
    db: database.db,
    clock,
    ports,
    app,
    call: (endpoint, input = {}) => callEndpoint(app, endpoint, input) as never,
    callerOf: (accountId) => callerOf(database.db, accountId),
    outbox: async (address) => {
      const rows = await database.db
        .select()
        .from(outbox)
        .where(address ? eq(outbox.address, address) : undefined)
        .orderBy(desc(outbox.id))
      return rows.map((row) => ({ ...row, ...wordsOf(row, row.lang) }))
    },
    close: async () => {
      // Every action that a test has logged must be printed in words.
      const raw = await rawAuditTexts(database.db as never)
      await database.close()
      if (raw.length > 0) throw new Error(`the audit log would print: ${raw.join('; ')}`)
    },
  }
}

/** A figure formatted for people, such as `฿1,200.00` or `12 Dec`. */
const WORDED = /^฿|^[\d,]+\.\d\d$|^\d{1,2} (?:[A-Z][a-z]{2}|[ก-ฮ]\.[ก-ฮ]\.|มี\.ค\.|เม\.ย\.|มิ\.ย\.)/
/** Values formatted for people that are allowed next to the same value in machine-readable form. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { time: ['nextAt', 'usableFrom'] }

/** Checks that an error's message has all its values, and that its details are machine-readable. */
function checkFigures(id: string, body: unknown): void {
  const {
    code,
    message,
    details = {},
    issues = [],
  } = (body ?? {}) as {
    code: string
    message: string
    details?: Record<string, unknown>
    issues?: Record<string, unknown>[]
  }
  if (/\{\w+/.test(message)) throw new Error(`${id}: ${code} lacks a value of its words: ${message}`)
  for (const values of [details, ...issues])
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' && WORDED.test(value) && !BESIDE[name]?.some((other) => other in values))
        throw new Error(`${id}: ${name} of ${code} is written for people: ${value}`)
}

type Loose = Partial<CallInput<AnyEndpoint>> & {
  as?: Caller
  lang?: Lang
  cookies?: Record<string, string>
  rawBody?: string
  headers?: Record<string, string>
  ip?: string
}

async function callEndpoint(app: App, endpoint: AnyEndpoint, input: Loose) {
  const registered = app.registry.get(endpoint.id)
  if (!registered) throw new Error(`${endpoint.id} is not registered in src/server/features.ts`)
  const answer = await dispatch(app, registered, {
    lang: input.lang ?? 'en',
    caller: input.as ?? OPEN_CALLER,
    ip: input.ip ?? '127.0.0.1',
    userAgent: 'test',
    device: {},
    requestId: newId(),
    cookies: input.cookies ?? {},
    headers: input.headers ?? {},
    params: input.params,
    query: input.query,
    body: input.body,
    file: input.file,
    rawBody: input.rawBody,
    idempotencyKey: input.idempotencyKey ?? (endpoint.idempotent ? newId() : undefined),
  })
  const { code } = (answer.body ?? {}) as { code?: ErrorCode }
  // The API document lists every error code that an endpoint returns.
  if (answer.status !== 200 && code && !errorCodesOf(endpoint).has(code))
    throw new Error(`${endpoint.id} answers ${code}, which its contract does not declare`)
  if (answer.status !== 200) checkFigures(endpoint.id, answer.body)
  return { status: answer.status, body: (answer.body ?? {}) as never, blob: answer.blob, cookies: answer.cookies }
}
