import { expect, it } from 'vitest'
import { isAnnounced, noticeTexts } from './notice.ts'

/** The example of the specification: shown from 17-10-2025 to 21-10-2025, window on 21 October 2025, 1:00 to 6:00. */
const notice = {
  name: '{token}',
  text: { th: '{token} ปิดปรับปรุงวันที่ {date} เวลา {from}–{until} น. {other}', en: '' },
  showFrom: '2025-10-17',
  showUntil: '2025-10-21',
  windowDay: '2025-10-21',
  windowFrom: '1:00',
  windowUntil: '6:00',
}

it.each([
  ['2025-10-16T16:59:59Z', false],
  ['2025-10-16T17:00:00Z', true],
  ['2025-10-21T16:59:59Z', true],
  ['2025-10-21T17:00:00Z', false],
])('at %s the maintenance notice is shown: %s', (now, shown) => {
  expect(isAnnounced(notice, new Date(now))).toBe(shown)
})

it('fills in its name token and its window, in Bangkok time', () => {
  expect(noticeTexts(notice, 'v', 'th')).toEqual({
    version: 'v',
    name: 'Talad',
    text: 'Talad ปิดปรับปรุงวันที่ 21 ต.ค. 2568 เวลา 1:00–6:00 น. {other}',
    showFrom: '2025-10-17',
    showUntil: '2025-10-21',
    windowFrom: '2025-10-20T18:00:00.000Z',
    windowUntil: '2025-10-20T23:00:00.000Z',
  })
})
