import type { Satang } from '../src/core/money.ts'
import { qrSvg } from '../src/core/qr-code.ts'
import { billPaymentPayload } from '../src/ports/payment/promptpay.ts'
import { type BankCharge, BEHAVIOURS, type Behaviour } from './bank-state.ts'
import { escapeHtml, type Lang, otherLang, page } from './page.ts'

const TEXT = {
  th: {
    brand: 'ธนาคารจำลอง · ไม่มีเงินจริง',
    title: 'ชำระเงิน',
    scan: 'สแกนจ่ายด้วยแอปธนาคาร หรือกดปุ่มด้านล่างเพื่อจำลองการจ่าย',
    transfer: 'โอนเงินตามยอดนี้ แล้วกดปุ่มด้านล่างเพื่อจำลองการโอน',
    reference: 'เลขอ้างอิง',
    expires: 'จ่ายได้ถึง',
    paid: 'จ่ายแล้ว',
    fail: 'จ่ายไม่สำเร็จ',
    back: 'กลับไปที่ร้าน',
    successful: 'จ่ายแล้ว ขอบคุณ',
    failed: 'จ่ายไม่สำเร็จ ยังไม่ได้หักเงิน',
    expired: 'หมดเวลาจ่ายแล้ว กลับไปสร้างรายการใหม่',
    reversed: 'คืนเงินแล้ว',
    testing: 'ตัวเลือกสำหรับทดสอบ',
    behaviour: 'การแจ้งผลไปที่ร้าน',
    cardTitle: 'ข้อมูลบัตร',
    cardHint: 'ใช้บัตรทดสอบ 4242 4242 4242 4242 บัตรที่ถูกปฏิเสธเสมอ 4111 1111 1114 0011 อย่าใช้บัตรจริง',
    number: 'เลขบัตร',
    month: 'เดือนหมดอายุ',
    year: 'ปีหมดอายุ (ค.ศ.)',
    code: 'รหัสหลังบัตร',
    use: 'ใช้บัตรนี้',
    bad: 'ข้อมูลบัตรไม่ถูกต้อง ตรวจแล้วลองอีกครั้ง',
    missing: 'ไม่พบรายการนี้',
  },
  en: {
    brand: 'Sandbox bank · no real money',
    title: 'Payment',
    scan: 'Scan with a banking app, or press a button below to simulate the payment.',
    transfer: 'Transfer this amount, or press a button below to simulate the transfer.',
    reference: 'Reference',
    expires: 'Pay by',
    paid: 'Paid',
    fail: 'Payment failed',
    back: 'Back to the shop',
    successful: 'Paid. Thank you.',
    failed: 'Payment failed. Nothing was charged.',
    expired: 'The time to pay has passed. Go back and make a new one.',
    reversed: 'Refunded',
    testing: 'Options for testing',
    behaviour: 'How the shop is told',
    cardTitle: 'Card details',
    cardHint:
      'Use the test card 4242 4242 4242 4242, or 4111 1111 1114 0011 which is always refused. Never a real card.',
    number: 'Card number',
    month: 'Expiry month',
    year: 'Expiry year',
    code: 'Security code',
    use: 'Use this card',
    bad: 'These card details are not valid. Check them and try again.',
    missing: 'There is no such payment.',
  },
} as const

const BEHAVIOUR_TEXT: Record<Lang, Record<Behaviour, string>> = {
  th: {
    normal: 'ปกติ',
    late: 'แจ้งช้า',
    double: 'แจ้งซ้ำสองครั้ง',
    out_of_order: 'แจ้งสลับลำดับ',
    wrong_amount: 'จ่ายขาดไป ฿1',
    none: 'ไม่แจ้ง',
  },
  en: {
    normal: 'Normal',
    late: 'Late',
    double: 'Twice',
    out_of_order: 'Out of order',
    wrong_amount: '฿1 too little was paid',
    none: 'Not at all',
  },
}

const money = (satang: number) =>
  `฿${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(satang / 100)}`
const time = (iso: string, lang: Lang) =>
  new Intl.DateTimeFormat(lang === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(new Date(iso))

/** The page where the payer confirms the payment. Works without scripts. */
export async function payPage(charge: BankCharge, biller: string, query: URLSearchParams, lang: Lang): Promise<string> {
  const t = TEXT[lang]
  const reference = String(charge.metadata.reference ?? '')
  const rows = `<dl><dt>${t.reference}</dt><dd>${escapeHtml(reference || charge.id)}</dd>
<dt>${t.expires}</dt><dd>${escapeHtml(time(charge.expiresAt, lang))}</dd></dl>`
  const backLink = charge.returnUri
    ? `<div class="row"><a class="button second" href="${escapeHtml(charge.returnUri)}">${t.back}</a></div>`
    : ''
  const act = charge.status === 'pending' ? await pendingPart(charge, biller, reference, lang) : donePart(charge, lang)
  const body = `<h1>${t.title}</h1><div class="card"><div class="amount">${money(charge.amount)}</div>${act}${rows}</div>${backLink}`
  return page({ lang, brand: t.brand, title: t.title, body, other: otherLang(`/pay/${charge.id}`, query, lang) })
}

async function pendingPart(charge: BankCharge, biller: string, reference: string, lang: Lang): Promise<string> {
  const t = TEXT[lang]
  const options = BEHAVIOURS.map((b) => `<option value="${b}">${BEHAVIOUR_TEXT[lang][b]}</option>`).join('')
  const qr =
    charge.source === 'promptpay' && /^[A-Z0-9]{1,20}$/.test(reference)
      ? await qrSvg(billPaymentPayload({ billerId: biller, reference, amount: charge.asked as Satang }))
      : ''
  return `<p class="quiet">${charge.source === 'promptpay' ? t.scan : t.transfer}</p>${qr}
<form method="post" action="/pay/${charge.id}?lang=${lang}"><div class="row"><button name="outcome" value="paid">${t.paid}</button>
<button class="second" name="outcome" value="failed">${t.fail}</button></div>
<details><summary>${t.testing}</summary><label for="behaviour">${t.behaviour}</label><select id="behaviour" name="behaviour"><option value="">–</option>${options}</select></details></form>`
}

function donePart(charge: BankCharge, lang: Lang): string {
  const t = TEXT[lang]
  if (charge.status === 'pending') return ''
  const good = charge.status === 'successful' || charge.status === 'reversed'
  return `<p class="${good ? 'good' : 'bad'}" role="status">${t[charge.status]}</p>`
}

/** The page that asks for card details and returns to the shop with a token. */
export function cardPage(query: URLSearchParams, lang: Lang, refused: boolean): string {
  const t = TEXT[lang]
  const field = (id: string, label: string, more: string) =>
    `<label for="${id}">${label}</label><input id="${id}" name="${id}" inputmode="numeric" required ${more}>`
  const action = `/card?${new URLSearchParams(query)}`
  const body = `<h1>${t.cardTitle}</h1><div class="card"><p class="quiet">${t.cardHint}</p>
${refused ? `<p class="bad" role="alert">${t.bad}</p>` : ''}<form method="post" action="${escapeHtml(action)}">
${field('number', t.number, 'autocomplete="off" maxlength="23" placeholder="4242 4242 4242 4242"')}
${field('expiration_month', t.month, 'maxlength="2" placeholder="12"')}${field('expiration_year', t.year, 'maxlength="4" placeholder="2030"')}
${field('security_code', t.code, 'maxlength="4" autocomplete="off" placeholder="123"')}
<div class="row"><button>${t.use}</button></div></form></div>`
  return page({ lang, brand: t.brand, title: t.cardTitle, body, other: otherLang('/card', query, lang) })
}

/** Shown for a charge that does not exist. */
export function missingPage(lang: Lang): string {
  const t = TEXT[lang]
  const body = `<h1>${t.missing}</h1>`
  return page({ lang, brand: t.brand, title: t.missing, body, other: `?lang=${lang === 'th' ? 'en' : 'th'}` })
}
