import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { localEmail } from './local.ts'
import { smtpEmail } from './smtp.ts'

let server: Server
let received: string
afterEach(() => new Promise((done) => server.close(done)))

/** A minimal mail server; `refuse` is its response to RCPT. */
async function startSmtp(refuse?: string): Promise<string> {
  received = ''
  server = createServer((socket) => {
    let data = false
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (data) {
        if (!received.includes('\r\n.\r\n')) return
        data = false
        socket.write('250 queued\r\n')
      } else if (/^EHLO/.test(text)) socket.write('250 test\r\n')
      else if (/^RCPT/.test(text)) socket.write(refuse ? `${refuse}\r\n` : '250 ok\r\n')
      else if (/^DATA/.test(text)) {
        data = true
        socket.write('354 go\r\n')
      } else if (/^QUIT/.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const message = { id: 'm-1', to: 'mali@example.com', subject: 'รหัสยืนยัน', text: 'รหัส 123456' }
const from = 'Talad <no-reply@talad.test>'

test('a message is sent with our id', async () => {
  const email = smtpEmail({ url: await startSmtp(), from })
  expect(await email.send(message)).toEqual({ id: '<m-1@talad.test>' })
  expect(received).toContain('RCPT TO:<mali@example.com>')
  expect(received).toContain('Message-ID: <m-1@talad.test>')
})

test('a message with an unsubscribe URL has the one-click headers, other messages do not', async () => {
  const url = await startSmtp()
  await smtpEmail({ url, from }).send(message)
  expect(received).not.toContain('List-Unsubscribe')
  await smtpEmail({ url, from }).send({ ...message, unsubscribe: 'https://talad.test/th/unsubscribe/x' })
  expect(received.replace(/\r\n /g, ' ')).toContain('List-Unsubscribe: <https://talad.test/th/unsubscribe/x>')
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an attachment is sent with its name', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 ใบกำกับภาษี')
  const attachment = { name: 'TX-2511-0001.pdf', type: 'application/pdf', bytes }
  await smtpEmail({ url: await startSmtp(), from }).send({ ...message, attachment })
  expect(received).toContain('Content-Type: application/pdf; name=TX-2511-0001.pdf')
  expect(received).toContain('Content-Disposition: attachment; filename=TX-2511-0001.pdf')
  expect(received.replaceAll('\r\n', '')).toContain(Buffer.from(bytes).toString('base64'))
})

test('a permanent refusal, a temporary refusal and an absent server have different error codes', async () => {
  await expect(smtpEmail({ url: await startSmtp('550 no such user'), from }).send(message)).rejects.toMatchObject({
    code: 'refused',
    status: 550,
    retryable: false,
  })
  server.close()
  await expect(smtpEmail({ url: await startSmtp('451 later'), from }).send(message)).rejects.toMatchObject({
    code: 'unavailable',
    retryable: true,
  })
  await expect(smtpEmail({ url: 'smtp://127.0.0.1:1', from }).send(message)).rejects.toMatchObject({
    code: 'unreachable',
  })
})

test('the outcome is unknown only if the connection ended without a response', async () => {
  server = createServer((socket) => {
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (/^DATA/.test(text)) socket.write('354 go\r\n')
      else if (text.includes('\r\n.\r\n')) socket.destroy()
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const failureOf = (url: string) => smtpEmail({ url, from }).send(message)
  await expect(failureOf(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({ outcomeUnknown: true })
  await expect(failureOf('smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'unreachable', outcomeUnknown: false })
  server.close()
  await expect(failureOf(await startSmtp('451 later'))).rejects.toMatchObject({ outcomeUnknown: false })
})

test('without a provider sending succeeds and the message stays in the outbox', async () => {
  await startSmtp()
  expect(await localEmail().send(message)).toEqual({ id: 'm-1' })
})
