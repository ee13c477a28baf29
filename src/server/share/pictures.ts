import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { App } from '../dispatch.ts'
import { cardSvg, FONT_FILES } from './card.ts'
import { subjectOf } from './subject.ts'

/** A picture is about 80 kB. */
const MAX_PICTURES = 200

const drawPng = async (svg: string): Promise<Buffer> =>
  (
    await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Sarabun' } })
  ).asPng()

/** Cached by content, so that a picture is drawn again only if its content changes. The oldest is evicted first. */
function cachePictures() {
  const pictures = new Map<string, Promise<Buffer>>()
  let line: Promise<unknown> = Promise.resolve()
  return (stamp: string, svg: () => string): Promise<Buffer> => {
    const cached = pictures.get(stamp)
    if (cached) return cached
    // One at a time: a burst of requests must not use all processors.
    const made = line.then(() => drawPng(svg()))
    line = made.catch(() => {})
    made.catch(() => pictures.delete(stamp))
    pictures.set(stamp, made)
    if (pictures.size > MAX_PICTURES) pictures.delete(pictures.keys().next().value as string)
    return made
  }
}

type PictureRequest = FastifyRequest<{ Params: { lang: string; file: string } }>

/** `/share/{lang}/{name}.png`: the preview image of a shared link, 1200 × 630, in the page's language. */
export function registerSharePictures(http: FastifyInstance, app: App): void {
  const picture = cachePictures()
  const onRequest = async (request: FastifyRequest) => app.limits?.take('picture', request.ip)
  http.get('/share/:lang/:file', { onRequest }, async (request: PictureRequest, reply) => {
    const { lang, file } = request.params
    if ((lang !== 'th' && lang !== 'en') || !file.endsWith('.png')) throw new AppError('not_found')
    const subject = await subjectOf(app, file.slice(0, -4), lang satisfies Lang)
    if (!subject) throw new AppError('not_found')
    const stamp = createHash('sha256').update(JSON.stringify(subject)).digest('base64url').slice(0, 22)
    reply.type('image/png').header('cache-control', 'public, max-age=3600').header('etag', `"${stamp}"`)
    if (request.headers['if-none-match'] === `"${stamp}"`) return reply.code(304).send()
    return reply.send(await picture(stamp, () => cardSvg(subject)))
  })
}
