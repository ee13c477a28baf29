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

test('a text and a template are sent', async () => {
  const whatsapp = await serve({ json: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } })
  expect(await whatsapp.send(message)).toEqual({ id: 'wamid.1' })
  expect(server.seen[0]?.body).toMatchObject({ to: '66812345678', type: 'text', text: { body: 'งานใหม่' } })
  await whatsapp.send({ ...message, template: { name: 'otp', lang: 'th', parameters: ['1234'] } })
  expect(server.seen[1]?.body).toMatchObject({
    type: 'template',
    template: { name: 'otp', language: { code: 'th' }, components: [{ parameters: [{ type: 'text', text: '1234' }] }] },
  })
})

test('a one-time code has a button that copies it', async () => {
  const whatsapp = await serve({ json: { messages: [{ id: 'wamid.1' }] } })
  const template = { name: 'talad_code', lang: 'en' as const, parameters: ['482913'], code: '482913' }
  await whatsapp.send({ ...message, template })
  const parameters = [{ type: 'text', text: '482913' }]
  expect(server.seen[0]?.body).toMatchObject({
    template: {
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  })
})

test.each([
  [401, {}, { code: 'unauthorized' }],
  [403, {}, { code: 'forbidden' }],
  [429, { 'retry-after': '90' }, { code: 'rate_limited', retryAfterSeconds: 90 }],
  [400, {}, { code: 'refused' }],
])('status %i', async (status, headers, error) => {
  const whatsapp = await serve({ status, headers, json: { error: { code: 131_047 } } })
  await expect(whatsapp.send(message)).rejects.toMatchObject({ ...error, detail: '131047' })
})

test.each([
  ['no JSON', { html: 'oops' }],
  ['no message', { json: { messages: [] } }],
])('after a response with %s the message may have been sent', async (_, answer) => {
  const whatsapp = await serve(answer)
  await expect(whatsapp.send(message)).rejects.toMatchObject({ code: 'bad_answer', outcomeUnknown: true })
})

test('a late response is a timeout', async () => {
  let release = () => {}
  const late = new Promise<object>((done) => {
    release = () => done({ json: { messages: [{ id: 'wamid.1' }] } })
  })
  server = await startRecorded({ 'POST /v23.0/555/messages': () => late })
  const whatsapp = cloudWhatsapp({ url: `${server.url}/v23.0/555`, token: 't', timeoutMs: 50 })
  await expect(whatsapp.send(message)).rejects.toMatchObject({ code: 'timeout' })
  release()
})

test('with a sandbox nothing is sent; without one WhatsApp is unavailable', async () => {
  expect(await localWhatsapp(true).send(message)).toEqual({ id: 'w-1' })
  await expect(localWhatsapp(false).send(message)).rejects.toMatchObject({ code: 'unsupported' })
})
