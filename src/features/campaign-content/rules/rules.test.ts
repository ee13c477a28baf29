import { expect, test } from 'vitest'
import { nameInArchive, rightsCsv } from './archive.ts'
import { mayDownload, rightsOn } from './rights.ts'

test('rights end after their last day, and without rights nothing can be downloaded', () => {
  const on = (today: string) => rightsOn('brand_social', '2025-12-31', today)
  expect(['2025-11-01', '2025-12-01', '2025-12-31', '2026-01-01'].map(on)).toEqual([
    'active',
    'ending',
    'ending',
    'ended',
  ])
  expect([rightsOn('creator_only', null, '2025-11-01'), rightsOn('all_media', null, '2025-11-01')]).toEqual([
    'none',
    'active',
  ])
  expect((['none', 'active', 'ending', 'ended'] as const).map(mayDownload)).toEqual([false, true, true, false])
})

test('a file is named after its channel, without characters that file systems reject', () => {
  expect(nameInArchive(0, 'ใบเฟิร์น/../x', 'video/mp4')).toBe('001-ใบเฟิร์น_.._x.mp4')
  const lines = [{ file: '001-x.jpg', influencer: '=มิ้นต์', handle: '@x', post: '' }]
  const csv = new TextDecoder().decode(rightsCsv('en', lines, { text: 'All media', endsOn: '2026-03-31' }))
  expect(csv).toContain("001-x.jpg,'=มิ้นต์,'@x,,All media,2026-03-31")
})
