/** A cell that spreadsheets do not interpret as a formula, which may begin with a half-width or full-width sign. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** An amount in baht or credits, formatted for spreadsheets. */
const amount = (satang: number): string => (satang / 100).toFixed(2)

/** A table as CSV: UTF-8 with a byte order mark, so that spreadsheets read Thai correctly. Numbers are satang. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const text = [head, ...rows]
    .map((row) => `${row.map((value) => (typeof value === 'number' ? amount(value) : cell(value))).join(',')}\r\n`)
    .join('')
  return new TextEncoder().encode(`\ufeff${text}`)
}
