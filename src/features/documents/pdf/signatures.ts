import { dayOf } from '../../../core/calendar.ts'
import type { Issued } from '../contract.ts'
import { thaiDate } from './format.ts'
import { MARGIN, RIGHT } from './letterhead.ts'
import { PAGE, type Sheet } from './sheet.ts'

interface Role {
  th: string
  en: string
}

/** Draws two signature lines at the bottom of a page: the customer on the left, the seller on the right. */
export function drawSignatures(sheet: Sheet, doc: Issued<{ signer: string }>, customer: Role, seller: Role): void {
  const y = PAGE.height - MARGIN - 72
  const room = 190
  const date = thaiDate(dayOf(doc.issuedAt))
  const sides = [
    { x: MARGIN, role: `${customer.th} / ${customer.en}`, name: '', date: '' },
    { x: RIGHT - room, role: `${seller.th} / ${seller.en}`, name: doc.data.signer, date },
  ]
  for (const { x, role, name, date: signedOn } of sides) {
    sheet.dots(x, x + room, y + 14)
    if (name) sheet.fitted(`(${name})`, x, y + 17, room, 1, { size: 8.5, align: 'center' })
    sheet.line(role, x, y + 30, room, { size: 8.5, align: 'center' })
    sheet.line('วันที่', x + 20, y + 46, 24, { size: 8.5 })
    sheet.dots(x + 46, x + room - 20, y + 57)
    sheet.line(signedOn, x + 46, y + 46, room - 66, { size: 8.5, align: 'center' })
  }
}
