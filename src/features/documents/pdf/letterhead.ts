import { branchName } from '../../../i18n/formats.ts'
import type { Party } from '../contract.ts'
import { ink, PAGE, type Sheet } from './sheet.ts'

export const MARGIN = 42
export const RIGHT = PAGE.width - MARGIN
export const WIDTH = PAGE.width - 2 * MARGIN

/** Formats a Thai tax id as `0-1055-00000-00-0`. Other numbers are left as they are. */
export const groupedTaxId = (taxId: string): string =>
  /^\d{13}$/.test(taxId) ? taxId.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5') : taxId

/** Tax id and branch on one line; empty if there is neither. */
export const taxLine = (party: { taxId: string; branch: string | null }): string =>
  [party.taxId && `เลขประจำตัวผู้เสียภาษี ${groupedTaxId(party.taxId)}`, party.branch && branchName('th', party.branch)]
    .filter(Boolean)
    .join('  ')

/** The same in English, for the small print below it. */
const taxLineEn = (party: { taxId: string; branch: string | null }): string =>
  [party.taxId && `Tax ID ${groupedTaxId(party.taxId)}`, party.branch && branchName('en', party.branch)]
    .filter(Boolean)
    .join('  ')

export interface Fact {
  label: string
  sub: string
  text: string
}

/** Draws a column of facts, with the label on the left and the text on the right. Returns the y below it. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], x: number, y: number, room: number): number {
  let top = y
  for (const { label, sub, text } of facts) {
    if (!text) continue
    sheet.line(label, x, top, 62, { size: 9, weight: 'bold' })
    sheet.line(sub, x, top + 11, 62, { size: 6.5, color: ink.soft })
    const height = sheet.fitted(text, x + 66, top, room - 66, 2, { size: 9 })
    top += Math.max(height, 20) + 3
  }
  return top
}

/** Draws the seller at the top of a page: name, address, tax id. Returns the y below it. */
export function drawSeller(sheet: Sheet, seller: Party & { phone: string }, room: number): number {
  let y = 40 + sheet.fitted(seller.name, MARGIN, 40, room, 2, { size: 13, weight: 'bold', color: ink.brand })
  y += sheet.paragraph(seller.address, MARGIN, y, room, { size: 9 })
  y += sheet.fitted(taxLine(seller), MARGIN, y, room, 1, { size: 9 })
  y += sheet.line(taxLineEn(seller), MARGIN, y, room, { size: 6.5, color: ink.soft })
  if (seller.phone) y += sheet.line(`โทร. ${seller.phone}`, MARGIN, y, room, { size: 9 })
  return y
}

/** Draws the recipient of the document. */
export function drawRecipient(
  sheet: Sheet,
  label: string,
  sub: string,
  party: { name: string; address: string; taxId: string; branch: string | null },
  y: number,
  room: number,
): number {
  sheet.line(label, MARGIN, y, 60, { size: 9, weight: 'bold' })
  sheet.line(sub, MARGIN, y + 11, 60, { size: 6.5, color: ink.soft })
  const x = MARGIN + 56
  const wide = room - 56
  let bottom = y + sheet.fitted(party.name, x, y, wide, 2, { size: 10, weight: 'bold' })
  if (party.address) bottom += sheet.paragraph(party.address, x, bottom, wide, { size: 9 })
  const tax = taxLine(party)
  if (!tax) return bottom
  bottom += sheet.fitted(tax, x, bottom, wide, 1, { size: 9 })
  bottom += sheet.line(taxLineEn(party), x, bottom, wide, { size: 6.5, color: ink.soft })
  return bottom
}
