import { expect, test } from 'vitest'
import { otherPlatformOf } from './post-platform.ts'

test.each([
  ['TIKTOK', 'https://www.instagram.com/reel/Cx12345/', 'INSTAGRAM'],
  ['TIKTOK', ' https://youtu.be/dQw4w9WgXcQ ', 'YOUTUBE'],
  ['INSTAGRAM', 'https://vt.tiktok.com/ZS8abc/', 'TIKTOK'],
  ['FACEBOOK_PAGE', 'https://m.facebook.com/reel/12345', null],
  ['TIKTOK', 'https://www.tiktok.com/@ploy/video/12345', null],
  ['TIKTOK', 'https://nottiktok.com/@ploy', null],
  ['TIKTOK', 'https://drive.google.com/x', null],
  ['TIKTOK', 'instagram', null],
  ['TIKTOK', '', null],
] as const)('for a %s job, the link %s is on %s', (type, url, expected) => {
  expect(otherPlatformOf(type, url)).toBe(expected)
})
