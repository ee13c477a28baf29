import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { cloudWhatsapp } from './cloud.ts'
import { localWhatsapp } from './local.ts'

const message = { id: 'w-1', to: '+66812345678', text: 'งานใหม่' }
let server: Recorded
afterEach(() => server?.close())
const serve = async (answer: object) => {
  server = await startRecorded({ 'POST /v23.0/555/messages': answer })
  return cloudWhatsapp({ url: `${server.url}/v23.0/555`, token: 't' })
}

test('a text and a template', async () => {
  const whatsapp = await serve({ json: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } })
  expect(await whatsapp.send(message)).toEqual({ id: 'wamid.1' })
  expect(server.seen[0]?.body).toMatchObject({ to: '66812345678', type: 'text', text: { body: 'งานใหม่' } })
  await whatsapp.send({ ...message, template: { name: 'otp', lang: 'th', parameters: ['1234'] } })
  expect(server.seen[1]?.body).toMatchObject({
    type: 'template',
    template: { name: 'otp', language: { code: 'th' }, components: [{ parameters: [{ type: 'text', text: '1234' }] }] },
  })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate_limited'],
  [400, 'refused'],
])('status %i is %s', async (status, code) => {
  const whatsapp = await serve({ status, json: { error: { code: 131_047 } } })
  await expect(whatsapp.send(message)).rejects.toMatchObject({ code, detail: '131047' })
})

test('locally nothing leaves', async () => {
  expect(await localWhatsapp().send(message)).toEqual({ id: 'w-1' })
})
