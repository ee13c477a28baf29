import { expect, test } from 'vitest'
import { parsePostUrl, postUrl, profileUrl, tagsOf } from './links.ts'

test.each([
  ['INSTAGRAM', 'https://www.instagram.com/mali.eats/reel/DAbc_123-xy/', 'mali.eats', 'DAbc_123-xy', 'reel'],
  ['INSTAGRAM', 'https://instagram.com/p/DAbc123xyz0?igsh=1', null, 'DAbc123xyz0', 'post'],
  [
    'INSTAGRAM',
    'https://www.instagram.com/stories/mali.eats/3141592653589793',
    'mali.eats',
    '3141592653589793',
    'story',
  ],
  [
    'TIKTOK',
    'https://www.tiktok.com/@mali.eats/video/7300000000000000001?lang=th',
    'mali.eats',
    '7300000000000000001',
    'video',
  ],
  ['YOUTUBE', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', null, 'dQw4w9WgXcQ', 'video'],
  ['YOUTUBE', 'https://youtu.be/dQw4w9WgXcQ', null, 'dQw4w9WgXcQ', 'video'],
  ['YOUTUBE', 'https://youtube.com/shorts/dQw4w9WgXcQ', null, 'dQw4w9WgXcQ', 'reel'],
  ['X', 'https://twitter.com/mali/status/1800000000000000000', 'mali', '1800000000000000000', 'post'],
  ['FACEBOOK_PAGE', 'https://www.facebook.com/mali.page/posts/pfbid0abcDEF', 'mali.page', 'pfbid0abcDEF', 'post'],
  ['FACEBOOK_PAGE', 'https://m.facebook.com/permalink.php?story_fbid=12345678&id=998877', '998877', '12345678', 'post'],
  ['LEMON8', 'https://www.lemon8-app.com/@mali/7300000000000000001?region=th', 'mali', '7300000000000000001', 'post'],
  ['LINE', 'https://voom.line.me/post/1160000000000000', null, '1160000000000000', 'post'],
] as const)('%s %s', (type, url, handle, id, kind) => {
  const link = parsePostUrl(type, url)
  expect(link).toEqual({ type, handle, id, kind })
  expect(link && parsePostUrl(type, postUrl(link))).toEqual(link)
})

test.each([
  ['INSTAGRAM', 'http://www.instagram.com/mali/reel/DAbc123xyz0'],
  ['INSTAGRAM', 'https://instagram.com.evil.example/mali/reel/DAbc123xyz0'],
  ['INSTAGRAM', 'https://www.instagram.com/mali'],
  ['INSTAGRAM', 'https://user@www.instagram.com/p/DAbc123xyz0'],
  ['TIKTOK', 'https://www.tiktok.com:8443/@mali/video/7300000000000000001'],
  ['YOUTUBE', 'https://www.youtube.com/dQw4w9WgXcQ'],
  ['YOUTUBE', 'https://www.youtube.com/watch?v=../../x'],
  ['X', 'javascript:alert(1)'],
] as const)('no post: %s %s', (type, url) => {
  expect(parsePostUrl(type, url)).toBeNull()
})

test('profile URLs are built and hashtags are found', () => {
  expect(profileUrl('YOUTUBE', 'UCabcdefghijklmnopqrstuv')).toBe(
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
  )
  expect(profileUrl('LINE', 'mali')).toBe('https://line.me/R/ti/p/@mali')
  expect(tagsOf('อร่อย #โฆษณา #Ad_1 #ad_1 #กินข้าว!')).toEqual(['โฆษณา', 'ad_1', 'กินข้าว'])
})
