import { expect, test } from 'vitest'
import { otherPlatformOf } from './post-platform.ts'

test.each([
  ['TIKTOK', 'https://www.instagram.com/reel/Cx12345/', 'INSTAGRAM'],
  ['TIKTOK', ' https://youtu.be/dQw4w9WgXcQ ', 'YOUTUBE'],
  ['INSTAGRAM', 'https://vt.tiktok.com/ZS8abc/', 'TIKTOK'],
] as const)('for a %s job, the link %s is refused as one of %s', (type, url, platform) => {
  expect(otherPlatformOf(type, url)).toBe(platform)
})

test.each([
  ['FACEBOOK_PAGE', 'https://m.facebook.com/reel/12345'],
  ['TIKTOK', 'https://www.tiktok.com/@ploy/video/12345'],
  ['TIKTOK', 'https://nottiktok.com/@ploy'],
  ['TIKTOK', 'https://drive.google.com/x'],
  ['TIKTOK', 'instagram'],
  ['TIKTOK', ''],
] as const)('for a %s job, the link “%s” is not of another platform', (type, url) => {
  expect(otherPlatformOf(type, url)).toBeNull()
})
