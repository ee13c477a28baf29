/** Figures and dates as Thai tax papers print them, beside the formats of the pages (`i18n/formats`). */

/** Satang to `4,500` and `00`; a minus is U+2212. */
export function bahtAndSatang(amount: number): [baht: string, satang: string] {
  const whole = Math.abs(amount)
  const baht = Math.floor(whole / 100).toLocaleString('en-US')
  return [amount < 0 ? `\u2212${baht}` : baht, String(whole % 100).padStart(2, '0')]
}

/** Satang to `4,500.00`, exact at any size. */
export const money = (amount: number): string => bahtAndSatang(amount).join('.')

const long = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-07-18` to `18 กรกฎาคม 2569`: the era's name is left out. */
export const thaiDate = (date: string): string => {
  const part = new Map(long.formatToParts(new Date(`${date}T00:00:00Z`)).map((p) => [p.type, p.value]))
  return `${part.get('day')} ${part.get('month')} ${part.get('year')}`
}
