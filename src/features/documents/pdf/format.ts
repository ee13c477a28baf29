/** Numbers and dates as Thai tax documents print them. Pages use the formats of `i18n/formats`. */

/** Splits satang into `4,500` and `00`. A negative amount has U+2212 as its sign. */
export function bahtAndSatang(amount: number): [baht: string, satang: string] {
  const whole = Math.abs(amount)
  const baht = Math.floor(whole / 100).toLocaleString('en-US')
  return [amount < 0 ? `\u2212${baht}` : baht, String(whole % 100).padStart(2, '0')]
}

/** Formats satang as `4,500.00`, exact at any size. */
export const money = (amount: number): string => bahtAndSatang(amount).join('.')

const long = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats `2026-07-18` as `18 กรกฎาคม 2569`, without the name of the era. */
export const thaiDate = (date: string): string => {
  const part = new Map(long.formatToParts(new Date(`${date}T00:00:00Z`)).map((p) => [p.type, p.value]))
  return `${part.get('day')} ${part.get('month')} ${part.get('year')}`
}
