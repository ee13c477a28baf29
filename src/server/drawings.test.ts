import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sceneNames } from '../ui/art/scene-names.ts'
import { registerDrawings } from './drawings.ts'

test('drawings are served as files; an unknown scene is the home scene, an unknown person is rejected', async () => {
  const http = Fastify()
  registerDrawings(http)
  const get = (path: string, encoding = 'identity') =>
    http.inject({ url: `/media/art/${path}`, headers: { 'accept-encoding': encoding } })
  for (const scene of sceneNames) {
    const { statusCode, body, headers } = await get(`cover/${scene}.svg`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    // An SVG image would show Thai letters in whatever font the reader's system has.
    expect(body).not.toMatch(/[ก-ฮ]/)
    expect((await get(`clip/${scene}-ploy-raise.svg`)).body).not.toMatch(/[ก-ฮ]/)
  }
  expect((await get('cover/no-such.svg')).body).toBe((await get('cover/home.svg')).body)
  expect((await get('cover/home.svg', 'gzip, br')).headers['content-encoding']).toBe('br')
  for (const path of [
    'portrait/nobody.svg',
    'cover/home.png',
    'other/home.svg',
    'constructor/home.svg',
    'clip/home-ploy-fly.svg',
  ])
    expect((await get(path)).statusCode).not.toBe(200)
  await http.close()
})
