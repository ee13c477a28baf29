import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A body in every supported content encoding. */
export type Compressed = Record<'br' | 'gzip' | 'identity', Buffer>

/** Compresses a body that is sent many times; `quality` is brotli's, up to 11. */
export async function compress(text: string, quality: number): Promise<Compressed> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(identity),
  ])
  return { br, gzip: gz, identity }
}

type Coding = keyof Compressed

/** The smallest encoding that Accept-Encoding allows. */
function codingFor(request: FastifyRequest): Coding {
  const accepted = request.headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/**
 * Sends the smallest encoding that the caller accepts. The caller of this function sets all other headers, including
 * `vary`.
 */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, compressed: Compressed): FastifyReply {
  const coding = codingFor(request)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(compressed[coding])
}

/** Bytes; a body that fits into one packet gains nothing from compression. */
const COMPRESS_FROM = 1_400
/**
 * Brotli quality for a body that is sent once: compresses a page of 100 kB to a sixth in 2 ms, outside the event loop.
 */
const QUICK = 4

/** Sends a body that is sent once, compressed quickly if the caller accepts it. Headers as with `sendCompressed`. */
export async function compressAndSend(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  const coding = body.length < COMPRESS_FROM ? 'identity' : codingFor(request)
  if (coding === 'identity') return reply.send(body)
  reply.header('content-encoding', coding)
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  return reply.send(coding === 'br' ? await brotli(body, quick) : await zip(body))
}
