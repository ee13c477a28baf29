import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { withoutJoiners } from '../../../i18n/joined.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { type Criteria, EMPTY_CRITERIA } from '../shapes.ts'
import { marketText } from '../text/market.ts'
import { useCriteria } from './criteria-words.ts'

beforeAll(() => Promise.all([marketText.load('th'), marketText.load('en')]))

function Lines({ criteria }: { criteria: Criteria }) {
  return useCriteria()(criteria).map(({ text }) => text)
}
const linesIn = (lang: Lang, criteria: Partial<Criteria>): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Lines criteria={{ ...EMPTY_CRITERIA, ...criteria }} />
    </LangProvider>,
  )

it('the age of a creator is shown with the limits that are set', () => {
  expect(withoutJoiners(linesIn('th', { creatorAgeMax: 34 }))).toBe('ครีเอเตอร์อายุไม่เกิน 34 ปี')
  expect(linesIn('en', { creatorAgeMax: 34 })).toBe('Creator aged 34 or under')
  expect(linesIn('en', { creatorAgeMin: 20, creatorAgeMax: 34 })).toBe('Creator aged 20–34')
  expect(linesIn('en', { creatorAgeMin: 20 })).toBe('Creator aged 20 or over')
  expect(withoutJoiners(linesIn('th', { creatorAgeMin: 20 }))).toBe('ครีเอเตอร์อายุ 20 ปีขึ้นไป')
})

it('a campaign for some nationalities does not say that it is open to everybody', () => {
  expect(linesIn('en', { nationalities: [209] })).toBe('Thai nationals only')
  expect(linesIn('en', { nationalities: [209, 1] })).toBe('Certain nationalities only')
  expect(linesIn('en', {})).toBe('')
})
