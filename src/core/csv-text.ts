const SEPARATORS = [',', ';', '\t'] as const

/** The separator that the first line uses most. */
function separatorOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (sign: string) => head.split(sign).length
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ','
}

/** Parses CSV with commas, semicolons or tabs. Quoted cells may contain separators and line breaks. */
export function parseCsv(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '')
  const separator = separatorOf(body)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  for (let i = 0; i < body.length; i++) {
    const sign = body.charAt(i)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (body[i + 1] === '"') cell += body.charAt(++i)
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}

/** Decodes an uploaded file: UTF-8, or the Thai code page that spreadsheets on Windows use. */
export function decodeSheet(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}
