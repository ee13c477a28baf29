import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LangProvider } from '../i18n/use-text.tsx'
import { NoticeClock } from './notice-clock.tsx'
import { isNear } from './site-notice.tsx'
import { shellText } from './text/index.ts'

/** The specified maintenance window: 21 October 2025, 1:00 to 6:00 Bangkok time. */
const notice = { windowFrom: '2025-10-20T18:00:00.000Z', windowUntil: '2025-10-20T23:00:00.000Z' }

it.each([
  ['2025-10-19T17:59:59Z', false],
  ['2025-10-19T18:00:00Z', true],
  ['2025-10-20T22:59:59Z', true],
  ['2025-10-20T23:00:00Z', false],
])('at %s the notice shows a countdown: %s', (now, near) => {
  expect(isNear(notice, Date.parse(now))).toBe(near)
})

it.each([
  ['2025-10-19T18:00:00Z', 'en', 'Starts in 24:00:00.'],
  ['2025-10-20T15:45:52Z', 'th', 'เริ่มในอีก 02:14:08'],
  ['2025-10-20T17:59:18Z', 'en', 'Starts in 0:42.'],
  ['2025-10-20T18:00:00Z', 'en', 'Back in 05:00:00.'],
  ['2025-10-20T22:30:00Z', 'th', 'กลับมาใช้ได้ในอีก 30:00'],
  ['2025-10-20T23:00:00Z', 'en', ''],
] as const)('at %s the notice reads, in %s: %s', async (now, lang, words) => {
  await shellText.load(lang)
  const html = renderToStaticMarkup(
    <LangProvider lang={lang}>
      <NoticeClock notice={notice} now={Date.parse(now)} />
    </LangProvider>,
  )
  const shown = html.replace(/<span[^>]* hidden="">[^<]*<span[^>]*>[^<]*<\/span>[^<]*<\/span>/g, '')
  expect(shown.replace(/<[^>]*>/g, '')).toBe(words)
})
