import { expect, test } from 'vitest'
import { markRichText } from './rich-text-marks.ts'

const SRC = '/media/01a1fec2-d0b8-7040-bb6b-b0eb242f6a81'

test('a picture in a text is loaded in its display width and reserves its space before it is loaded', () => {
  const html = markRichText(`<figure><img src="${SRC}" alt="แผง" width="1600" height="900" /></figure>`)
  expect(html).toContain(`srcset="${SRC}?w=320 320w, `)
  expect(html).toContain(`${SRC}?w=1600 1600w" sizes="(min-width: 992px) 680px, 100vw"`)
  expect(html).toContain(`src="${SRC}" alt="แผง" width="1600" height="900" />`)
  expect(html).toContain('loading="lazy"')
})

test('escaped image markup is not an image, and an image outside the media store has no srcset', () => {
  expect(markRichText('<p>&lt;img src="x"&gt;</p>')).toBe('<p>&lt;img src="x"&gt;</p>')
  expect(markRichText('<img src="/media/art/cover/travel.svg" alt="" />')).not.toContain('srcset')
})
