import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from './site.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the server until it exits by itself. */
function runServer(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['build/site/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return new Promise((done) => child.once('exit', (code) => done({ code, output })))
}

interface OpenRequest {
  /** Resolves once the server has read the head and waits for the body. */
  taken: Promise<void>
  write(part: string): void
  answer: Promise<string>
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'

/** A POST request whose body is sent piece by piece. */
function openRequest(url: string, path: string, body: string): OpenRequest {
  const { port } = new URL(url)
  const socket = connect(Number(port), 'localhost')
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: ${url}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const taken = new Promise<void>((done) => socket.on('data', () => text.startsWith(CONTINUE) && done()))
  const answer = new Promise<string>((done, fail) => {
    socket.on('end', () => done(text.replace(CONTINUE, '')))
    socket.on('error', fail)
  })
  return { taken, write: (part) => socket.write(part), answer }
}

/** Resolves once the port accepts no new connection. */
async function closed(url: string): Promise<void> {
  const { port } = new URL(url)
  const open = () =>
    new Promise<boolean>((done) => {
      const probe = connect(Number(port), 'localhost')
      probe.once('connect', () => done(true))
      probe.once('error', () => done(false))
      probe.once('close', () => probe.destroy())
      probe.once('connect', () => probe.destroy())
    })
  while (await open());
}

describe('the process', () => {
  /** The first start creates the tables, which takes most of its time. */
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-process-'))
  const startHere = () => startSite({ dataDir, env: { SEED: '0' } })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('refuses an invalid environment with one line', async () => {
    for (const wrong of [
      { PORT: 'many' },
      { DATABASE_URL: 'mysql://x' },
      { COUNTRY: 'XX' },
      { SEED: '', ORIGIN: 'https://talad.example' },
    ] as Record<string, string>[]) {
      const { code, output } = await runServer({ DATA_DIR: dataDir, ...wrong })
      expect(code).toBe(1)
      expect(output.trim().split('\n')).toHaveLength(1)
      expect(output).toContain(`talad: ${Object.keys(wrong)[0]}`)
    }
  })

  test('reports in one line that the database cannot be reached', async () => {
    const { code, output } = await runServer({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost:1/talad' })
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^talad: DATABASE_URL: .*ECONNREFUSED.*$/)
  })

  test('refuses a data directory that is in use, and does not disturb the first process', async () => {
    const site = await startHere()
    try {
      const second = await runServer({ DATA_DIR: site.dataDir, PORT: String(await freePort()) })
      expect(second.code).toBe(1)
      expect(second.output.trim().split('\n')).toHaveLength(1)
      expect(second.output).toContain('already uses')
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    } finally {
      await site.stop()
    }
  })

  test('ending npm start ends the server, with its exit status', async () => {
    const port = await freePort()
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), SEED: '0' }
    const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      const ended = once(npm, 'exit')
      await new Promise<void>((done) =>
        npm.stdout.on('data', (chunk) => String(chunk).includes('Talad  http') && done()),
      )
      npm.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
      // The server removes its lock file in an orderly shutdown.
      expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false)
    } finally {
      npm.kill('SIGKILL')
    }
  })

  test('on SIGTERM finishes the request in flight and exits with 0', async () => {
    const site = await startHere()
    try {
      const body = JSON.stringify({ email: 'nobody@journey.test', password: 'not the password' })
      const request = openRequest(site.url, '/sv_authauth/signin/influencer', body)
      await request.taken
      request.write(body.slice(0, 10))
      const stopped = site.stop()
      await closed(site.url)
      request.write(body.slice(10))
      expect(await request.answer).toMatch(/^HTTP\/1\.1 4\d\d/)
      expect(await stopped).toBe(0)
    } finally {
      await site.kill()
    }
  })

  test('on SIGTERM does not wait for connections that have sent nothing', async () => {
    const site = await startHere()
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    try {
      await once(socket, 'connect')
      expect(await site.stop()).toBe(0)
    } finally {
      socket.destroy()
      await site.kill()
    }
  })
})
