import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { PayoutBalance } from '../contract.ts'
import { payoutsText } from '../text/index.ts'
import { FreeTransfer } from './free-transfer.tsx'

beforeAll(async () => {
  await payoutsText.load('en')
  await payoutsText.load('th')
})

const NOW = Date.parse('2025-11-21T05:00:00Z')
const RUN = { automaticFrom: 100_000, nextRunOn: '2025-11-24' } as const
const DUE = { ...RUN, nextAutomaticOn: '2025-11-24', automaticProblem: null }

const shown = (transfer: Partial<PayoutBalance> & typeof RUN, { fee = 1_500, lang = 'en' as 'en' | 'th' } = {}) =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <FreeTransfer transfer={transfer} fee={fee} now={NOW} />
    </LangProvider>,
  )

describe('before a withdrawal with a fee, the payee reads', () => {
  it('the day of the automatic transfer, that it is free, and the fee of this withdrawal', () => {
    expect(shown(DUE)).toContain('The automatic transfer on Mon 24 Nov')
    expect(shown(DUE)).toContain('free')
    expect(shown(DUE)).toContain('฿15.00')
    expect(shown(DUE, { lang: 'th' })).toContain('วันจันทร์ 24 พ.ย.')
    expect(shown(DUE, { lang: 'th' })).toContain('ฟรี')
  })

  it('from which balance it runs if the balance is too low, and that it is off if it is', () => {
    const low = shown({ ...RUN, nextAutomaticOn: null, automaticProblem: 'withdrawal_minimum' })
    expect(low).toContain('฿1,000.00')
    expect(low).toContain('Mon 24 Nov')
    expect(low).not.toContain('turned off')
    expect(shown({ ...RUN, nextAutomaticOn: null, automaticProblem: 'automatic_off' })).toContain('turned off')
  })
})

it('nothing is shown for a withdrawal without a fee', () => {
  expect(shown(DUE, { fee: 0 })).toBe('')
})
