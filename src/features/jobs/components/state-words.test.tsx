import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { jobInfluencerText } from '../text/influencer/index.ts'
import { jobMarketerText } from '../text/marketer/index.ts'
import { jobTermsText } from '../text/terms/index.ts'
import type { Standing } from './state.ts'
import { type StateFacts, useJobWords } from './state-words.ts'

const LANGS = ['th', 'en'] as const
beforeAll(() =>
  Promise.all(
    LANGS.flatMap((lang) => [jobInfluencerText.load(lang), jobMarketerText.load(lang), jobTermsText.load(lang)]),
  ),
)

const cancelled: Standing = { status: 'CANCEL', stage: null, source: 'application', endedBy: 'marketer' }

function Line({ facts }: { facts: StateFacts }) {
  return useJobWords('marketer').line(cancelled, facts)
}
const lineIn = (lang: Lang, facts: StateFacts): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Line facts={facts} />
    </LangProvider>,
  )

it('a cancelled job says what came back: credits, or the job of a package', () => {
  expect(lineIn('en', { back: 495_000 })).toContain('4,950 credits returned')
  expect(lineIn('th', { back: 495_000 })).toContain('4,950 เครดิต')
  expect(lineIn('en', { back: 0, unitReturns: true })).toMatch(/1 package job returned(?!.*credits)/)
  expect(lineIn('th', { back: 0, unitReturns: true })).not.toContain('เครดิต')
})
