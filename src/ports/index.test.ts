import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { baht } from '../core/money.ts'
import { buildPorts } from './index.ts'

const charge = { id: 'c', amount: baht(100), method: 'promptpay', reference: 'A1' } as const

test('without providers the local ports work and the others fail at once with a clear code', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ports-'))
  const ports = buildPorts({ dataDir })
  expect(await ports.email.send({ id: 'e', to: 'a@b.c', subject: 's', text: 't' })).toEqual({ id: 'e' })
  expect(await ports.sms.send({ id: 's', to: '+66812345678', text: 't' })).toEqual({ id: 's' })
  expect(await ports.geoip.country('127.0.0.1')).toBeNull()
  await ports.storage.put('k', Buffer.from('x'), 'text/plain')
  expect((await ports.storage.get('k'))?.bytes.toString()).toBe('x')
  await expect(ports.payment.createCharge(charge)).rejects.toMatchObject({ code: 'unreachable' })
  await expect(ports.social.getProfile('X', { handle: 'mali' })).rejects.toMatchObject({ code: 'unsupported' })
  expect(ports.social.ownership('LEMON8')).toBe('bio')
  await rm(dataDir, { recursive: true })
})

test('configured providers replace the sandbox, which serves the other platforms', () => {
  const keys = { clientId: 'c', clientSecret: 's' }
  const ports = buildPorts({
    dataDir: '/nowhere',
    sandboxBank: { url: 'http://127.0.0.1:9', secretKey: 's', signingKey: 'AAAA' },
    sandboxSocial: { url: 'http://127.0.0.1:9', ...keys },
    payment: { secretKey: 'skey', webhookKeys: 'AAAA, BBBB' },
    social: { youtube: keys, bio: true },
  })
  expect(ports.payment.provider).toBe('omise')
  const request = { state: 's', redirectUri: 'http://localhost/', codeVerifier: 'v', lang: 'th' } as const
  expect(ports.social.authorizeUrl('YOUTUBE', request)).toContain('accounts.google.com')
  expect(ports.social.authorizeUrl('TIKTOK', request)).toContain('127.0.0.1:9/oauth/authorize')
  expect(() => ports.social.authorizeUrl('LEMON8', request)).toThrow('unsupported')
})
