import { money } from './format.ts'
import { drawFacts, type Fact, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { ink, type Rendered, Sheet } from './sheet.ts'

export interface TransferSlip {
  reference: string
  /** The amount of the withdrawal, satang, with a label that names its destination. */
  headline: { label: string; amount: number }
  facts: readonly Fact[]
  madeAt: Date
}

/**
 * Proof of a withdrawal for its owner: the requested amount, the destination and the status. The same input gives the
 * same bytes.
 */
export const transferSlipPdf = async (doc: TransferSlip): Promise<Uint8Array> => (await renderTransferSlip(doc)).bytes

/** The laid-out slip, with the measurements of every printed line. */
export function renderTransferSlip({ reference, headline, facts, madeAt }: TransferSlip): Promise<Rendered> {
  const sheet = new Sheet({ title: `หลักฐานการถอนเงิน ${reference}`, author: 'Talad', at: madeAt })
  sheet.line('Talad', MARGIN, 38, 120, { size: 17, weight: 'bold', color: ink.brand })
  sheet.line('หลักฐานการถอนเงิน', MARGIN + 120, 38, WIDTH - 120, { size: 14, weight: 'bold', align: 'right' })
  sheet.line('Withdrawal slip', MARGIN + 120, 57, WIDTH - 120, { size: 8.5, align: 'right', color: ink.soft })
  sheet.rule(MARGIN, 76, RIGHT, 76, 0.8, ink.brand)
  sheet.line(headline.label, MARGIN, 96, WIDTH, { size: 10, align: 'center', color: ink.soft })
  sheet.line(`฿${money(headline.amount)}`, MARGIN, 112, WIDTH, { size: 28, weight: 'bold', align: 'center' })
  drawFacts(sheet, facts, MARGIN + 90, 170, WIDTH - 180)
  return sheet.finish()
}
