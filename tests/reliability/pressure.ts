import { readFileSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { greyPng } from '../pictures.ts'

/** The demo creator of a seeded site. */
const INFLUENCER = { email: 'ploy@demo.talad.test', password: 'talad-demo-2568' }
const BODY_BYTES = 4_800_000
/** The part of an unfinished body that is sent: all but its end. */
const SENT = Buffer.alloc(4_700_000)
const CALM_MS = 5_000
const AFTER_MS = 15_000

export interface Figures {
  /** Statuses of the uploads and of the unfinished bodies (0: closed without a response), with their counts. */
  pictures: Record<string, number>
  bodies: Record<string, number>
  /** Milliseconds, and statuses other than 200. */
  login: Times
  page: Times
  /** MB. */
  memory: { before: number; peak: number; after: number }
}
interface Times {
  p50: number
  p95: number
  most: number
  count: number
  failed: number
}

const count = (statuses: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, same]) => [status, same?.length ?? 0]),
  )

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000

/** Pictures that cost far more memory than their file size suggests, and one of the largest allowed size. */
async function bombs(): Promise<Buffer[]> {
  const frames = Array.from({ length: 60 }, (_, i) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: { r: i * 4, g: 90, b: 60 } } })
      .png()
      .toBuffer(),
  )
  return [
    greyPng(1, 24_990_000),
    greyPng(11_999, 11_999),
    greyPng(12_000, 2_083),
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer(),
    await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#0b4634' } })
      .jpeg({ progressive: true })
      .toBuffer(),
  ]
}

function send(
  url: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: Buffer | string; agent?: Agent },
): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const sent = request(url, options, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }))
      answer.on('error', () => done({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', () => done({ status: 0, text: '' }))
    sent.end(body)
  })
}

let logins = 0
/** A login from a separate address, as the proxy reports it. */
const logIn = (url: string) =>
  send(`${url}/sv_authauth/signin/influencer`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': 'app',
      'x-forwarded-for': `10.0.${(logins >> 8) & 255}.${logins++ & 255}`,
    },
    body: JSON.stringify(INFLUENCER),
  })

const openPage = (url: string) =>
  send(`${url}/th/faq`, { headers: { accept: 'text/html', 'x-forwarded-for': `10.1.0.${logins & 255}` } })

function upload(url: string, token: string, picture: Buffer): Promise<number> {
  const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('purpose')}avatar\r\n${part('file', '; filename="a.png"')}`),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(body.length),
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '203.0.113.9',
  }
  return send(`${url}/api/files`, { method: 'POST', headers, body }).then(({ status }) => status)
}

/**
 * Sends all of a body but its end. Resolves with the response's status, or 0 if the connection was closed without one.
 */
function leaveUnfinished(url: string, path: string, headers: string): { status: Promise<number>; socket: Socket } {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  const status = new Promise<number>((done) => {
    socket.on('data', (part) => done(Number(String(part).split(' ')[1])))
    socket.on('close', () => done(0))
    socket.on('error', () => done(0))
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${BODY_BYTES}\r\nx-forwarded-for: 203.0.113.9\r\n${headers}\r\n`,
  )
  socket.write(SENT)
  return { status, socket }
}

/** Calls repeatedly until the end, `apart` milliseconds apart. */
async function watch(call: () => Promise<{ status: number }>, apart: number, ended: () => boolean): Promise<Times> {
  const times: number[] = []
  let failed = 0
  while (!ended()) {
    const begun = performance.now()
    const { status } = await call()
    times.push(performance.now() - begun)
    if (status !== 200) failed++
    await pause(apart)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), most: Math.round(times.at(-1) ?? 0), count: times.length, failed }
}

/**
 * Puts a running site under pressure: many simultaneous picture bombs and unfinished bodies from one address, while
 * others log in and open a cached page. Half of the bodies are sent without a login to a page that does not exist.
 */
export async function pressSite(
  site: { url: string; pid: number },
  { pictures, bodies }: { pictures: number; bodies: number },
): Promise<Figures> {
  const { url } = site
  const first = await logIn(url)
  if (first.status !== 200) throw new Error(`no demo creator: ${first.text}`)
  const { token } = JSON.parse(first.text) as { token: string }
  for (let i = 0; i < 3; i++) await openPage(url)
  const kinds = await bombs()

  const memory = { before: memoryOf(site.pid), peak: 0, after: 0 }
  const sampling = setInterval(() => {
    memory.peak = Math.max(memory.peak, memoryOf(site.pid))
  }, 100)
  let over = false
  const login = watch(
    () => logIn(url),
    250,
    () => over,
  )
  const page = watch(
    () => openPage(url),
    50,
    () => over,
  )

  const uploads = Array.from({ length: pictures }, (_, i) => upload(url, token, kinds[i % kinds.length] as Buffer))
  const unfinished = Array.from({ length: bodies }, (_, i) =>
    i % 2 === 0
      ? leaveUnfinished(url, '/th/nothing', '')
      : leaveUnfinished(url, '/api/files', `authorization: Bearer ${token}\r\n`),
  )
  const answers = await Promise.all(uploads)
  const statuses = await Promise.all(unfinished.map(({ status }) => status))
  await Promise.all(unfinished.map(({ socket }) => socket.closed || new Promise((done) => socket.once('close', done))))
  await pause(CALM_MS)
  over = true
  const figures = { pictures: count(answers), bodies: count(statuses), login: await login, page: await page }
  clearInterval(sampling)
  await pause(AFTER_MS)
  memory.after = memoryOf(site.pid)
  return { ...figures, memory }
}
