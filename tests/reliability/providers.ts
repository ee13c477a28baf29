import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'

/** A mail server and an SMS gateway outside of the site, so that they keep a record of what a crashed server sent. */
export interface Providers {
  env: Record<string, string>
  /** How many times each message arrived, by the site's message id. */
  mail: ReadonlyMap<string, number>
  sms: ReadonlyMap<string, number>
  close(): Promise<void>
}

const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
const portOf = (server: Server | HttpServer) => (server.address() as { port: number }).port
const listen = (server: Server | HttpServer) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

/** SMTP has no idempotency keys: whatever it accepts is delivered. */
function takeMail(socket: Socket, arrived: Map<string, number>): void {
  let letter: string | null = null
  socket.on('error', () => {})
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (letter === null) {
      if (/^DATA/i.test(text)) letter = ''
      if (/^QUIT/i.test(text)) return socket.end('221 bye\r\n')
      return socket.write(letter === null ? '250 ok\r\n' : '354 go\r\n')
    }
    letter += text
    if (!letter.includes('\r\n.\r\n')) return
    count(arrived, /^Message-ID: <([^@>]+)@/im.exec(letter)?.[1] ?? 'without an id')
    letter = null
    socket.write('250 taken\r\n')
  })
}

export async function openProviders(): Promise<Providers> {
  const [mail, sms] = [new Map<string, number>(), new Map<string, number>()]
  const smtp = createServer((socket) => takeMail(socket, mail))
  // The gateway delivers a key once, and answers a repeated request with its first response.
  const gateway = createHttpServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    if (!sms.has(key)) count(sms, key)
    request
      .resume()
      .on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: key })))
  })
  await Promise.all([listen(smtp), listen(gateway)])
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${portOf(smtp)}`, SMS_URL: `http://127.0.0.1:${portOf(gateway)}/send` },
    mail,
    sms,
    close: async () => {
      gateway.closeAllConnections()
      await Promise.all([new Promise((done) => smtp.close(done)), new Promise((done) => gateway.close(done))])
    },
  }
}
