import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkUpload, cleanImage, MAX_UPLOAD_BYTES, sniffKind } from './image.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 111, b: 76 } } })

test('kinds by content, whatever the name', async () => {
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

test('a photo is turned upright, shrunk and loses its metadata', async () => {
  const source = await picture(400, 200)
    .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const clean = await cleanImage(source, { maxSide: 100 })
  expect(clean).toMatchObject({ kind: 'jpeg', contentType: 'image/jpeg', width: 50, height: 100 })
  const told = await sharp(clean.bytes).metadata()
  expect([told.exif, told.xmp, told.icc, told.orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(clean.bytes.includes('Secret Camera')).toBe(false)
})

test('what was hidden behind the picture is gone; a small one is not enlarged', async () => {
  const source = Buffer.concat([await picture(20, 10).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const clean = await cleanImage(source)
  expect(clean).toMatchObject({ kind: 'png', width: 20, height: 10 })
  expect(clean.bytes.includes('<script>')).toBe(false)
})

test('broken, too many pixels, not a picture', async () => {
  const jpeg = await picture(64, 64).jpeg().toBuffer()
  await expect(cleanImage(jpeg.subarray(0, 200))).rejects.toMatchObject({ code: 'file_broken' })
  const bomb = await picture(5_200, 5_200).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(MAX_UPLOAD_BYTES)
  await expect(cleanImage(bomb)).rejects.toMatchObject({ code: 'file_too_large' })
  await expect(cleanImage(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ code: 'file_kind' })
})
