import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANNEL_TYPES, type ChannelType } from '../../../core/vocabulary.ts'
import { readChannelUrl } from './url.ts'

describe('readChannelUrl', () => {
  it.each<[ChannelType, string, string]>([
    ['INSTAGRAM', 'https://www.instagram.com/Ploy.Skin/?igsh=abc', 'https://instagram.com/ploy.skin'],
    ['INSTAGRAM', 'ｈｔｔｐｓ：／／ｉｎｓｔａｇｒａｍ．ｃｏｍ／Ｐｌｏｙ．Ｓｋｉｎ', 'https://instagram.com/ploy.skin'],
    ['INSTAGRAM', '\u200B＠ploy.skin\u2060', 'https://instagram.com/ploy.skin'],
    ['YOUTUBE', 'https://youtube.com/@น้ำใจ๑', 'https://youtube.com/@น้ำใจ๑'],
    ['INSTAGRAM', '@ploy.skin', 'https://instagram.com/ploy.skin'],
    ['INSTAGRAM', 'instagram.com/ploy.skin', 'https://instagram.com/ploy.skin'],
    ['TIKTOK', 'https://www.tiktok.com/@ploy.skin/video/123', 'https://tiktok.com/@ploy.skin'],
    ['TIKTOK', 'ploy.skin', 'https://tiktok.com/@ploy.skin'],
    ['TWITTER', 'https://twitter.com/Ploy_Skin', 'https://x.com/ploy_skin'],
    ['X', 'https://mobile.twitter.com/ploy_skin', 'https://x.com/ploy_skin'],
    ['YOUTUBE', 'https://www.youtube.com/@PloySkin', 'https://youtube.com/@ployskin'],
    ['YOUTUBE', 'https://youtube.com/@%E0%B8%9E%E0%B8%A5%E0%B8%AD%E0%B8%A2', 'https://youtube.com/@พลอย'],
    [
      'YOUTUBE',
      'https://youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'https://youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    ['FACEBOOK_PAGE', 'https://m.facebook.com/ploy.skin.th?ref=1', 'https://facebook.com/ploy.skin.th'],
    [
      'FACEBOOK_PROFILE',
      'https://www.facebook.com/profile.php?id=100012345',
      'https://facebook.com/profile.php?id=100012345',
    ],
    [
      'FACEBOOK_PROFILE',
      'https://www.facebook.com/people/Ploy-Skin/100012345/',
      'https://facebook.com/profile.php?id=100012345',
    ],
    ['LINE', 'https://line.me/R/ti/p/@ployshop', 'https://line.me/R/ti/p/@ployshop'],
    ['LINE', 'https://line.me/R/ti/p/%40ployshop', 'https://line.me/R/ti/p/@ployshop'],
    ['WHATSAPP', 'https://wa.me/66812345678', 'https://wa.me/66812345678'],
    ['LEMON8', 'https://www.lemon8-app.com/@ploy.daily?region=th', 'https://lemon8-app.com/@ploy.daily'],
  ])('%s %s', (type, text, url) => expect(readChannelUrl(type, text)).toMatchObject({ ok: true, url }))

  it.each<[ChannelType, string, string]>([
    ['INSTAGRAM', 'http://instagram.com/ploy', 'https'],
    ['INSTAGRAM', 'javascript:alert(1)', 'https'],
    ['INSTAGRAM', 'https://instagram.com.evil.example/ploy', 'host'],
    ['INSTAGRAM', 'https://evil.example/instagram.com/ploy', 'host'],
    ['INSTAGRAM', 'https://instagram.com@evil.example/ploy', 'host'],
    ['INSTAGRAM', 'https://instagram.com:8443/ploy', 'host'],
    ['INSTAGRAM', 'https://instagram.com/p/Cabc', 'pattern'],
    ['INSTAGRAM', 'https://instagram.com/', 'pattern'],
    ['INSTAGRAM', 'ploy skin', 'pattern'],
    ['INSTAGRAM', 'https://instagram.com/%E0%A4%A', 'pattern'],
    ['TIKTOK', 'https://tiktok.com/ploy', 'pattern'],
    ['TIKTOK', 'https://instagram.com/ploy', 'host'],
    ['X', 'https://x.com/home', 'pattern'],
    ['X', 'https://x.com/a_name_that_is_too_long', 'pattern'],
    ['YOUTUBE', 'https://youtube.com/watch?v=1', 'pattern'],
    ['LINE', 'https://line.me/ti/p/abc', 'pattern'],
    ['WHATSAPP', 'https://wa.me/0812345678', 'pattern'],
    ['FACEBOOK_PAGE', 'https://facebook.com/groups/123', 'pattern'],
    ['FACEBOOK_PAGE', '', 'pattern'],
  ])('%s %s is refused', (type, text, reason) => {
    expect(readChannelUrl(type, text)).toEqual({ ok: false, code: 'channel_url_invalid', reason })
  })

  it('accepts its own canonical address and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANNEL_TYPES),
        fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^@?[a-z0-9._]{3,14}$/)),
        (type, text) => {
          const first = readChannelUrl(type, text)
          if (first.ok) expect(readChannelUrl(type, first.url)).toEqual(first)
        },
      ),
      { numRuns: 500 },
    )
  })
})
