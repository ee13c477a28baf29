import type { Satang } from '../money.ts'

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']

/** Thai words of 1 to 999,999. `follows`: higher digits precede, so that a final one is เอ็ด. */
function group(n: number, follows: boolean): string {
  const digits = String(n)
  let words = ''
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[i])
    const place = digits.length - 1 - i
    if (digit === 0) continue
    if (place === 1 && digit <= 2) words += (digit === 2 ? 'ยี่' : '') + PLACES[1]
    else if (place === 0 && digit === 1 && (follows || digits.length > 1)) words += 'เอ็ด'
    else words += `${DIGITS[digit]}${PLACES[place]}`
  }
  return words
}

/** Thai words of a non-negative integer. */
export function thaiNumber(n: number): string {
  if (n === 0) return 'ศูนย์'
  const high = Math.floor(n / 1_000_000)
  const low = n % 1_000_000
  if (high === 0) return group(low, false)
  return `${thaiNumber(high)}ล้าน${low === 0 ? '' : group(low, true)}`
}

/** An amount in Thai words as on tax documents: สี่พันห้าร้อยบาทถ้วน, สิบบาทห้าสิบสตางค์. Minus is ลบ. */
export function bahtText(amount: Satang | number): string {
  const abs = Math.abs(amount)
  const baht = Math.floor(abs / 100)
  const satang = abs % 100
  const sign = amount < 0 ? 'ลบ' : ''
  if (satang === 0) return `${sign}${thaiNumber(baht)}บาทถ้วน`
  return `${sign}${baht === 0 ? '' : `${thaiNumber(baht)}บาท`}${thaiNumber(satang)}สตางค์`
}
