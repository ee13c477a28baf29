/** Text that spreadsheets interpret as a formula. Its first sign may be half-width or full-width. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** A CSV cell that spreadsheets do not interpret as a formula. */
export function csvCell(text: string, quotes: 'needed' | 'always' = 'needed'): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return quotes === 'always' || /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** An amount in baht or credits, formatted for spreadsheets. */
const amount = (satang: number): string => (satang / 100).toFixed(2)

/** A table as CSV: UTF-8 with a byte order mark, so that spreadsheets read Thai correctly. Numbers are satang. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const text = [head, ...rows]
    .map((row) => `${row.map((value) => (typeof value === 'number' ? amount(value) : csvCell(value))).join(',')}\r\n`)
    .join('')
  return new TextEncoder().encode(`\ufeff${text}`)
}
