import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { ActNote } from '../../jobs/components/act-bar.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import type { InfluencerMoney, MarketerMoney } from '../shapes.ts'
import { InfluencerReceipt, MarketerReceipt } from './receipts.tsx'

beforeAll(() => jobPageText.load('en'))

it('"You receive" is the same amount next to the button and in the receipt, with the reimbursement', () => {
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

it('a job that ended with a full refund shows no fee and no rate', () => {
  const textOf = (paid: number, fee: number, back: number): string => {
    const ended = { paid, fee, back, reimbursement: 0, unitReturns: false }
    const element = <MarketerReceipt job={{ fundedBy: 'credits' }} money={{ ended } as MarketerMoney} />
    return renderToStaticMarkup(<LangProvider lang="en">{element}</LangProvider>).replace(/<[^>]+>/g, ' ')
  }
  expect(textOf(0, 0, 495_000)).not.toContain('%')
  expect(textOf(225_000, 22_500, 247_500)).toContain('10%')
})
