import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { ActNote } from '../../jobs/components/act-bar.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import type { InfluencerMoney } from '../shapes.ts'
import { InfluencerReceipt } from './receipts.tsx'

beforeAll(() => jobPageText.load('en'))

it('"You receive" is one amount beside the button and in the receipt, with the reimbursement', () => {
  const money: InfluencerMoney = {
    of: 'creator',
    price: 180_000,
    gross: 180_000,
    vat: 0,
    vatOnInvoice: 0,
    withheld: 5_400,
    net: 174_600,
    managerShareBps: 0,
    managerPart: 0,
    reimbursement: 31_900,
    reimbursementCap: 40_000,
    booked: false,
  }
  const amounts = [
    <InfluencerReceipt key="receipt" money={money} held />,
    <ActNote key="note" job={{ timeline: null, creatorMoney: money } as Job} />,
  ].map((element) => {
    const html = renderToStaticMarkup(<LangProvider lang="en">{element}</LangProvider>)
    return html.replace(/<[^>]+>/g, ' ').match(/You receive\s+(\S+)/)?.[1]
  })
  expect(amounts).toEqual(['฿2,065.00', '฿2,065.00'])
})
