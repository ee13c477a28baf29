import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SandboxBank, startSandboxBank } from '../sandbox/bank.ts'
import { type BankCharge, type BankRefund, type BankState, type Behaviour, emptyBank } from '../sandbox/bank-state.ts'
import { type Received, startListener } from '../sandbox/listener.ts'
import { MINUTE } from '../src/core/clock.ts'
import { newId } from '../src/core/ids.ts'
import { accounts, marketers } from '../src/features/accounts/schema.ts'
import { contract } from '../src/features/credits/contract.ts'
import { buildPorts } from '../src/ports/index.ts'
import { movableClock } from './clock.ts'
import { openTestApp, TEST_NOW, type TestApp, testConfig } from './harness.ts'
import { startLineLogin } from './line-login.ts'

const SECRET = 'skey_test'
/** The secret that signs LINE's webhooks. */
export const LINE_SECRET = 'channel secret of the tests'
const SIGNING_KEY = Buffer.from('webhook key of the tests').toString('base64')

export interface BankApp extends TestApp {
  bank: SandboxBank
  /** Every webhook as it was received, so that a test can send it again. */
  webhooks: { rawBody: string; headers: Record<string, string> }[]
  /** The payer confirms on the bank's page; resolves when the bank has sent its webhooks. */
  pay(providerUrl: string, options?: { behaviour?: Behaviour; outcome?: 'paid' | 'failed' }): Promise<void>
  /** A one-use token of a test card. */
  cardToken(number?: string): Promise<string>
  /** All charges and refunds of the bank. */
  books(): { charges: BankCharge[]; refunds: BankRefund[] }
  /** Status codes that the webhook endpoint returned, in order of arrival. */
  answers: number[]
}

/** The application with its own sandbox bank on free ports; the bank's webhooks go to the real endpoint. */
export async function openBankApp(): Promise<BankApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-bank-'))
  const clock = movableClock(TEST_NOW)
  const webhooks: BankApp['webhooks'] = []
  const answers: number[] = []
  let app: TestApp | null = null
  const hook = await startListener({
    routes: [
      {
        method: 'POST',
        path: '/hook',
        handle: async ({ rawBody, headers }: Received) => {
          const received = { rawBody, headers: headers as Record<string, string> }
          webhooks.push(received)
          const answer = await app!.call(contract.webhook, { params: { provider: 'sandbox' }, ...received })
          answers.push(answer.status)
          return { status: answer.status }
        },
      },
    ],
  })
  const bank = await startSandboxBank({
    webhookUrl: `${hook.url}/hook`,
    secret: SECRET,
    signingKey: SIGNING_KEY,
    dataDir,
    clock,
    shopOrigin: testConfig.origin,
    retryDelaysMs: [],
    lateMs: 60 * MINUTE,
  })
  const lineLogin = await startLineLogin(testConfig.origin)
  const ports = buildPorts({
    dataDir,
    lineLogin: lineLogin.config,
    sandboxBank: { url: bank.url, secretKey: SECRET, signingKey: SIGNING_KEY },
    push: { privateKey: Buffer.alloc(32, 7).toString('base64url'), subject: 'mailto:team@talad.test' },
    sandboxWhatsapp: true,
    line: { token: SECRET, secret: LINE_SECRET, accountId: '@talad' },
  })
  app = await openTestApp({ ports })
  // The shop and the bank share one clock, so that moving it moves both.
  const shared = app.clock
  clock.set(shared.now())
  const move = shared.advance
  shared.advance = (ms) => {
    move(ms)
    clock.set(shared.now())
  }
  const close = app.close
  return {
    ...app,
    bank,
    webhooks,
    answers,
    pay: async (url, { behaviour, outcome = 'paid' } = {}) => {
      const body = new URLSearchParams({ outcome, ...(behaviour && { behaviour }) })
      await fetch(url, { method: 'POST', body, redirect: 'manual' })
      await bank.idle()
    },
    cardToken: async (number = '4242424242424242') => {
      const page = ports.payment.cardPageUrl(`${testConfig.origin}/back`, 'en')!
      const card = { number, expiration_month: '12', expiration_year: '2030', security_code: '123' }
      const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
      return new URL(answer.headers.get('location')!).searchParams.get('token')!
    },
    books: () => {
      const file = join(dataDir, 'sandbox', 'bank.json')
      const state = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BankState) : emptyBank()
      return { charges: Object.values(state.charges), refunds: Object.values(state.refunds) }
    },
    close: async () => {
      await bank.close()
      await hook.close()
      await lineLogin.close()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function buildAccount(db: TestApp['db'], role: 'marketer' | 'operator'): Promise<string> {
  const id = newId()
  const email = `${role}-${id}@example.com`
  const [passwordHash, displayName] = ['x', `${role} ${id.slice(-6)}`]
  await db
    .insert(accounts)
    .values({ id, role, email, passwordHash, displayName, status: 'active', lang: 'th', createdAt: TEST_NOW })
  return id
}

/** Creates a brand with all the details that a tax invoice needs. Returns its account id. */
export async function buildBuyer(db: TestApp['db'], values: Partial<typeof marketers.$inferInsert> = {}) {
  const accountId = await buildAccount(db, 'marketer')
  await db.insert(marketers).values({
    kind: 'brand',
    accountType: 'company',
    brandName: 'นวลนวล สกินแคร์',
    legalName: 'บริษัท นวลนวล สกินแคร์ จำกัด',
    taxId: '0105561012346',
    address: {
      line: '99/8 ซอยอารีย์ 4',
      subdistrict: 'พญาไท',
      district: 'พญาไท',
      province: 'กรุงเทพมหานคร',
      postcode: '10400',
    },
    ...values,
    accountId,
  })
  return accountId
}

export const buildCashier = (db: TestApp['db']): Promise<string> => buildAccount(db, 'operator')
