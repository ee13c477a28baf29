import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { jobActsText } from '../text/acts/index.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { useCancelWords } from './marketer-secondary-actions.tsx'

beforeAll(() => Promise.all([jobActsText.load('en'), jobTermsText.load('en')]))

type Cancellation = Parameters<typeof useCancelWords>[0]

function Words(props: Cancellation) {
  const { title, parts } = useCancelWords(props)
  return [title, parts].filter(Boolean).join(' | ')
}

/** Cancelling a job of 4,500 credits with a fee of 450. */
const WHOLE = { refundBps: 10_000, back: 495_000, creator: 0, fee: 0, unitReturns: false }
const wordsOf = (now: Partial<Cancellation['now']>, cap = 0): string =>
  renderToStaticMarkup(
    <LangProvider lang="en">
      <Words now={{ ...WHOLE, ...now }} cap={cap} invite={false} />
    </LangProvider>,
  )

it('a cancellation is called a full refund only if the whole hold is returned', () => {
  expect(wordsOf({})).toBe('Full refund: 4,950 credits')
  expect(wordsOf({ back: 575_000 }, 80_000)).toBe('Full refund: 5,750 credits')
  const paid = wordsOf({ back: 505_000, creator: 70_000 }, 80_000)
  expect(paid).toBe('You get back 5,050 credits | The creator gets ฿700. Your service fee is 0 credits.')
})

it('a refund rate is shown only if it applies to the whole amount', () => {
  const ready = { refundBps: 2_500, creator: 337_500, fee: 33_750 }
  expect(wordsOf({ ...ready, back: 123_750 })).toMatch(/^Cancel now: 25% refund, 1,237\.50 credits/)
  expect(wordsOf({ ...ready, back: 133_750, creator: 407_500 }, 80_000)).toMatch(/^You get back 1,337\.50 credits/)
  expect(wordsOf({ back: 0, unitReturns: true })).toBe('You get back 1 package job')
})
