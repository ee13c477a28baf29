import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { greyPng } from '../../../tests/pictures.ts'
import { checkUpload, cleanImage, MAX_UPLOAD_BYTES, sniffKind } from './image.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 111, b: 76 } } })

test('the kind of a file follows from its content', async () => {
  const [jpeg, png, webp] = await Promise.all([
    picture(4, 4).jpeg().toBuffer(),
    picture(4, 4).png().toBuffer(),
    picture(4, 4).webp().toBuffer(),
  ])
  expect([jpeg, png, webp].map(sniffKind)).toEqual(['jpeg', 'png', 'webp'])
  expect(sniffKind(Buffer.from('%PDF-1.7\n'))).toBe('pdf')
  expect(sniffKind(Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0'))).toBe('mp4')
  for (const text of ['<svg xmlns="x">', 'GIF89a', 'MZ', '', '\0\0\0\x20ftypheic'])
    expect(sniffKind(Buffer.from(text))).toBeNull()
})

test('more than 4,096,000 bytes are too large; a wrong kind is refused', async () => {
  expect(MAX_UPLOAD_BYTES).toBe(4_096_000)
  const code = (bytes: Uint8Array, allowed: Parameters<typeof checkUpload>[1]) => {
    try {
      return checkUpload(bytes, allowed)
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error
    }
  }
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(MAX_UPLOAD_BYTES - 8)])
  expect(code(pdf, ['pdf'])).toBe('pdf')
  expect(code(Buffer.concat([pdf, Buffer.alloc(1)]), ['pdf'])).toBe('file_too_large')
  expect(code(pdf, ['jpeg'])).toBe('file_kind')
})

test('a photo is rotated upright, reduced and stripped of metadata', async () => {
  const source = await picture(400, 200)
    .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const clean = await cleanImage(source, { maxSide: 100 })
  expect(clean).toMatchObject({ kind: 'jpeg', contentType: 'image/jpeg', width: 50, height: 100 })
  const metadata = await sharp(clean.bytes).metadata()
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(clean.bytes.includes('Secret Camera')).toBe(false)
})

test('data appended to a picture is removed; a small picture is not enlarged', async () => {
  const source = Buffer.concat([await picture(20, 10).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const clean = await cleanImage(source)
  expect(clean).toMatchObject({ kind: 'png', width: 20, height: 10 })
  expect(clean.bytes.includes('<script>')).toBe(false)
})

test.each([
  ['one row of millions', greyPng(1, 24_990_000)],
  ['one column too many', greyPng(12_001, 1)],
  ['too many in all', greyPng(11_999, 11_999)],
  ['a canvas that only its header claims', greyPng(900_000, 900_000, { data: false })],
])('the size of a picture is checked before it is decoded: %s', async (_, bytes) => {
  expect(bytes.length).toBeLessThan(MAX_UPLOAD_BYTES)
  const decoded = vi.spyOn(sharp.prototype, 'toBuffer')
  await expect(cleanImage(bytes)).rejects.toMatchObject({
    code: 'file_pixels',
    details: { side: 12_000, megapixels: 25 },
  })
  expect(decoded).not.toHaveBeenCalled()
  decoded.mockRestore()
})

test('only the first frame of an animation is decoded', async () => {
  const frames = await Promise.all(
    [1, 2, 3].map((n) =>
      picture(64, 64)
        .negate(n > 1)
        .linear(n / 3)
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(3)
  const clean = await cleanImage(moving)
  expect(clean).toMatchObject({ kind: 'webp', width: 64, height: 64 })
  expect((await sharp(clean.bytes).metadata()).pages).toBeUndefined()
})

test('pictures are decoded one at a time; if too many wait, the next is rejected', async () => {
  const photo = await picture(300, 200).jpeg().toBuffer()
  let most = 0
  // The other counter still includes a picture that has already been returned.
  const count = () => {
    most = Math.max(most, sharp.counters().queue)
  }
  sharp.queue.on('change', count)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => cleanImage(photo)))
  sharp.queue.off('change', count)
  expect(most).toBe(1)
  expect(answers.slice(0, 13).every(({ status }) => status === 'fulfilled')).toBe(true)
  for (const answer of answers.slice(13))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', details: { s: 5 } } })
  expect(await cleanImage(photo)).toMatchObject({ width: 300 })
})

test('a broken file, too many pixels and a file that is not a picture have different errors', async () => {
  const jpeg = await picture(64, 64).jpeg().toBuffer()
  await expect(cleanImage(jpeg.subarray(0, 200))).rejects.toMatchObject({ code: 'file_broken' })
  const bomb = await picture(5_200, 5_200).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES)
  await expect(cleanImage(bomb)).rejects.toMatchObject({ code: 'file_pixels' })
  await expect(cleanImage(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ code: 'file_kind' })
})
