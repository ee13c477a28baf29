import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import { CounterOfferNote } from './counter-offer.tsx'

beforeAll(() => Promise.all((['th', 'en'] as const).map((lang) => jobActsText.load(lang))))

const job = { status: 'MATCHED', offer: 'asked', offerPrice: 500_000, price: 450_000 } as Job
const noteIn = (lang: Lang): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <CounterOfferNote job={job} />
    </LangProvider>,
  )

it('after a counter-offer is sent, the page shows what happens next and no second form', () => {
  expect(noteIn('en')).toMatch(/You asked for ฿5,000\.00.*the pay stays at ฿4,500\.00/)
  expect(noteIn('en')).not.toContain('You can make')
  expect(noteIn('th')).toMatch(/คุณเสนอ ฿5,000\.00.*ค่าจ้างยังเป็น ฿4,500\.00/)
  expect(noteIn('th')).not.toContain('ครั้งเดียว')
})
