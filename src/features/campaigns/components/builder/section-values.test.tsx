import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../../i18n/use-text.tsx'
import { vocabularyText } from '../../../../i18n/vocabulary/index.ts'
import { SECTIONS } from '../../brief/codes.ts'
import type { Campaign } from '../../contract.ts'
import { EMPTY_CRITERIA } from '../../shapes.ts'
import { briefText } from '../../text/brief.ts'
import { builderText } from '../../text/builder.ts'
import { marketText } from '../../text/market.ts'
import { SectionValues } from './section-values.tsx'

beforeAll(() => Promise.all([briefText, builderText, marketText, vocabularyText].map((text) => text.load('en'))))

const CAMPAIGN = {
  title: 'รีวิวเซรั่ม',
  titleEn: 'Seven days of serum',
  productUrl: 'https://shop.co.th/serum',
  topic: 'beauty',
  trackingUrl: 'https://shop.co.th/landing',
  couponCode: 'SERUM10',
  poNumber: 'PO-77',
  costCentre: 'CC-12',
  brief: { text: 'The whole story', dos: ['one', 'two', 'three'], donts: ['never this'], references: [] },
  criteria: {
    ...EMPTY_CRITERIA,
    ...{ followersMin: 1_000, engagementMinBps: 300, audienceGender: 'female', creatorAgeMin: 20 },
  },
  reviewOption: 'photo',
  productValue: 129_000,
  brandChoices: [],
} as unknown as Campaign

const html = (): string =>
  renderToStaticMarkup(
    <LangProvider lang="en">
      {SECTIONS.map((section) => (
        <SectionValues key={section} section={section} campaign={CAMPAIGN} />
      ))}
    </LangProvider>,
  )

it('the summary before the review shows every non-empty field of the brief', () => {
  const { title, titleEn, productUrl, trackingUrl, couponCode, poNumber, costCentre, brief } = CAMPAIGN
  for (const value of [title, titleEn, productUrl, trackingUrl, couponCode, poNumber, costCentre, brief.text])
    expect(html()).toContain(value)
  for (const line of [...brief.dos, ...brief.donts]) expect(html()).toContain(`<li>${line}</li>`)
  expect(html().match(/<li>/g)).toHaveLength(brief.dos.length + brief.donts.length + 4)
})

it('omits a field of another review option', () => {
  expect(html()).not.toContain('1,290')
})
