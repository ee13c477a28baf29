/** A cell that no spreadsheet takes for a formula, in its half-width or full-width signs. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** An amount in baht or credits, as spreadsheets read it. */
const amount = (satang: number): string => (satang / 100).toFixed(2)

/** A table as CSV: UTF-8 with its mark, so that Thai opens right in spreadsheets. Numbers are satang. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const text = [head, ...rows]
    .map((row) => `${row.map((value) => (typeof value === 'number' ? amount(value) : cell(value))).join(',')}\r\n`)
    .join('')
  return new TextEncoder().encode(`\ufeff${text}`)
}
