import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { srcSetOf } from '../../core/pictures.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#0b4634' } })
      .jpeg()
      .toBuffer(),
  )

test('a public picture is served smaller, in the newest format that the browser accepts, and cached by it', async () => {
  const as = await app.callerOf((await buildOperator(app.db)).id)
  const file = { name: 'photo.jpg', bytes: await photo() }
  const { body } = await app.call(contract.upload, { as, body: { purpose: 'cover' }, file })
  const params = { id: body.data.id }
  const ask = async (accept: string, w?: number) => {
    const { blob } = await app.call(contract.media, { params, query: w ? { w } : {}, headers: { accept } })
    const { format, width } = await sharp(blob!.bytes).metadata()
    return { type: blob!.type, format, width, immutable: blob!.immutable }
  }
  const whole = { type: 'image/jpeg', format: 'jpeg', width: 1_200, immutable: true }
  expect(await ask('image/avif,image/webp,*/*')).toEqual(whole)
  expect(await ask('image/avif,image/webp,*/*', 480)).toMatchObject({ type: 'image/avif', format: 'heif', width: 480 })
  expect(await ask('image/webp,*/*', 480)).toMatchObject({ type: 'image/webp', format: 'webp', width: 480 })
  // The second response is the stored copy.
  expect(await ask('image/webp,*/*', 480)).toMatchObject({ type: 'image/webp', width: 480 })
  expect(await ask('image/webp,*/*', 1_600)).toMatchObject({ width: 1_200 })
  expect(await ask('*/*', 480)).toEqual(whole)
  const made = await app.call(contract.media, { params, query: { w: 481 }, headers: {} })
  expect(made.status).toBe(400)
})

test('concurrent requests for a new copy create it once', async () => {
  const as = await app.callerOf((await buildOperator(app.db, { email: 'second@talad.test' })).id)
  const file = { name: 'photo.jpg', bytes: await photo() }
  const { body } = await app.call(contract.upload, { as, body: { purpose: 'cover' }, file })
  const { storage } = app.ports
  const put = vi.spyOn(storage, 'put')
  const ask = () =>
    app.call(contract.media, { params: { id: body.data.id }, query: { w: 480 }, headers: { accept: 'image/webp' } })
  const answers = await Promise.all([ask(), ask(), ask(), ask()])
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
  for (const { blob } of answers) expect(blob).toEqual(answers[0]!.blob)
})

test('only uploaded pictures have several sizes', () => {
  expect(srcSetOf('/media/01a1fec2-d0b8-7040-bb6b-b0eb242f6a81')).toContain('?w=640 640w')
  expect(srcSetOf('/media/art/cover/travel.svg')).toBeUndefined()
})
