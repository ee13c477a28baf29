import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const PUBLIC = { NODE_ENV: 'production', ORIGIN: 'https://talad.example' }

describe('a public origin', () => {
  test.each([
    [{}, 'SEED'],
    [{ SEED: '0' }, 'SANDBOX'],
    [{ SANDBOX: '0' }, 'SEED'],
    [{ SEED: '', SANDBOX: '0' }, 'SEED'],
    [{ ORIGIN: 'https://localhost.evil.example' }, 'SEED'],
    [{ ORIGIN: 'http://talad.example', SEED: '0', SANDBOX: '0' }, 'ORIGIN'],
    [{ SEED: '0', SANDBOX: '0', WEBHOOK_RECEIVERS: 'http://10.0.0.1' }, 'WEBHOOK_RECEIVERS'],
  ])('is refused with %j', (given, name) => {
    expect(() => readEnv({ ...PUBLIC, ...given })).toThrow(`${name}: a public origin`)
  })

  test.each([
    [
      { SEED: '0', SANDBOX: '0' },
      { SEED: false, SANDBOX: false },
    ],
    [
      { SEED: '1', SANDBOX: '1' },
      { SEED: true, SANDBOX: true },
    ],
  ])('is accepted with %j', (given, env) => {
    expect(readEnv({ ...PUBLIC, ...given })).toMatchObject(env)
  })
})

test.each([undefined, 'http://localhost:3000', 'https://127.0.0.1:8443', 'http://[::1]:3000'])(
  'a site on this machine (%s) has the demo by default',
  (ORIGIN) => {
    expect(readEnv({ NODE_ENV: 'production', ORIGIN })).toMatchObject({ SEED: true, SANDBOX: true })
  },
)
