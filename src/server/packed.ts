import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text in every coding that callers take. */
export type Packed = Record<'br' | 'gzip' | 'identity', Buffer>

/** Compresses a text that is sent many times; `quality` is brotli's, up to 11. */
export async function pack(text: string, quality: number): Promise<Packed> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(identity),
  ])
  return { br, gzip: gz, identity }
}

/** Sends the smallest body that the caller's Accept-Encoding takes; the reply's other headers, `vary` included, are its owner's. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? ''
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(packed[coding])
}
