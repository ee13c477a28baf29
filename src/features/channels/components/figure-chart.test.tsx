import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { FigureKind } from '../rules/history.ts'
import { historyText } from '../text/index.ts'
import { FigureChart } from './figure-chart.tsx'

const LANGS = ['th', 'en'] as const
beforeAll(() => Promise.all(LANGS.map((lang) => historyText.load(lang))))

function shown(lang: Lang, kind: FigureKind, values: readonly number[]): string {
  const points = values.map((value, i) => ({ label: `day ${i}`, axisLabel: `${i}`, value }))
  return renderToStaticMarkup(
    <LangProvider lang={lang}>
      <FigureChart title="x" points={points} kind={kind} />
    </LangProvider>,
  )
}

it('shows the change of a rate in points, of a count in percent, and from 0 as a difference', () => {
  expect(shown('en', 'rate', [300, 340])).toContain('Up 0.4 points since day 0')
  expect(shown('en', 'rate', [400, 300])).toContain('Down 1 point since day 0')
  expect(shown('th', 'rate', [300, 340])).toContain('เพิ่มขึ้น 0.4 จุด')
  expect(shown('en', 'count', [10_000, 12_500])).toContain('Up 25% since day 0')
  expect(shown('en', 'count', [0, 1_250])).toContain('Up 1,250 since day 0')
  expect(shown('en', 'count', [0, 0])).toContain('Same as on day 0')
})
