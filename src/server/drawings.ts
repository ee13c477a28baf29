import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import { coverSvg } from '../ui/art/cover-svg.ts'
import { avatarSvg, clipSvg, portraitSvg } from '../ui/art/people-svg.ts'
import { personNames } from '../ui/art/person-names.ts'
import { sceneFor } from '../ui/art/scene-names.ts'
import { type Compressed, compress, sendCompressed } from './compression.ts'
import { outlineLetters } from './drawing-letters.ts'

const person = (name: string): string => {
  if (!(personNames as readonly string[]).includes(name)) throw new AppError('not_found')
  return name
}
const POSES = ['rest', 'raise'] as const
function clip(name: string): string {
  const [scene = '', who = '', pose = ''] = name.split('-')
  if (!(POSES as readonly string[]).includes(pose)) throw new AppError('not_found')
  return `${sceneFor(scene)}-${person(who)}-${pose}`
}
function drawClip(name: string): string {
  const [scene = '', who = '', pose] = name.split('-')
  return outlineLetters(clipSvg(scene, who, { pose: pose as (typeof POSES)[number] }))
}
/**
 * The cache key of a drawing and the function that draws it. An unknown scene is the home scene; an unknown person is
 * rejected.
 */
const DRAWN: Record<string, { normalize(name: string): string; draw(name: string): string }> = {
  cover: { normalize: sceneFor, draw: (scene) => outlineLetters(coverSvg(scene)) },
  clip: { normalize: clip, draw: drawClip },
  portrait: { normalize: person, draw: (name) => portraitSvg(name) },
  avatar: { normalize: person, draw: (name) => avatarSvg(name) },
}

/** `/media/art/cover/travel.svg`: drawings as files, so that pages do not include the code that draws them. */
export function registerDrawings(http: FastifyInstance): void {
  const drawings = new Map<string, Promise<Compressed>>()
  http.get(
    '/media/art/:kind/:file',
    async (request: FastifyRequest<{ Params: { kind: string; file: string } }>, reply) => {
      const { kind, file } = request.params
      const drawn = Object.hasOwn(DRAWN, kind) ? DRAWN[kind] : undefined
      if (!drawn || !file.endsWith('.svg')) throw new AppError('not_found')
      const name = drawn.normalize(file.slice(0, -4))
      const key = `${kind}/${name}`
      const drawing = drawings.get(key) ?? compress(drawn.draw(name), 11)
      drawings.set(key, drawing)
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=604800')
        .header('vary', 'accept-encoding')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      return sendCompressed(request, reply, await drawing)
    },
  )
}
