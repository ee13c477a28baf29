import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { applicantsText } from '../text/index.ts'
import { Price } from './applicant-list.tsx'

beforeAll(() => Promise.all((['th', 'en'] as const).map((lang) => applicantsText.load(lang))))

const priceIn = (lang: Lang, requested: number | null): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Price job={{ price: 450_000, asked: requested }} />
    </LangProvider>,
  )

it('the list shows both the price that an applicant requests and the price of the brief', () => {
  expect(priceIn('en', null)).toMatch(/^<b [^>]*>฿4,500<\/b>$/)
  expect(priceIn('en', 520_000)).toMatch(/<b [^>]*>฿5,200<\/b>.*Counter-offer \(brief: ฿4,500\)/)
  expect(priceIn('th', 520_000)).toMatch(/<b [^>]*>฿5,200<\/b>.*บรีฟ ฿4,500/)
})
