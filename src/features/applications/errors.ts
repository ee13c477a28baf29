import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  already_applied: {
    status: 409,
    th: 'งานนี้มีใบสมัครหรือคำเชิญอยู่แล้ว',
    en: 'There’s already an application or invite for this job.',
  },
  application_refused: {
    status: 409,
    th: 'สมัครงานนี้ไม่ได้ ดูงานอื่นที่ตรงกับคุณ',
    en: 'You can’t apply for this job. See other jobs that match you.',
  },
  campaign_paused: {
    status: 409,
    th: 'แคมเปญนี้หยุดรับสมัครชั่วคราว ดูงานอื่นในตลาดงาน',
    en: 'This campaign isn’t taking applications right now. See other open jobs.',
  },
  campaign_still_open: { status: 409, th: 'แคมเปญยังเปิดรับอยู่', en: 'The campaign is still open.' },
  criteria_not_met: {
    status: 422,
    th: 'ช่องนี้ยังไม่ผ่านเงื่อนไขครบทุกข้อ ดูข้อที่ยังไม่ตรง',
    en: 'This channel doesn’t meet all the requirements. See which ones it doesn’t meet.',
  },
  criteria_met: { status: 409, th: 'ช่องนี้ผ่านเงื่อนไขครบทุกข้อแล้ว', en: 'This channel meets all the requirements.' },
  counter_offers_off: {
    status: 409,
    th: 'งานนี้ใช้ค่าจ้างที่แบรนด์ตั้งไว้เท่านั้น',
    en: 'This job’s pay isn’t open to counter-offers.',
  },
  counter_offer_used: {
    status: 409,
    th: 'คุณเสนอราคางานนี้ไปแล้ว เสนอได้ครั้งเดียว',
    en: 'You’ve already made your one counter-offer.',
  },
  no_counter_offer: {
    status: 409,
    th: 'ไม่มีราคาที่รอคำตอบแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: 'There’s no counter-offer to reply to. Reload to see the latest status.',
  },
  counter_offer_pending: {
    status: 409,
    th: 'คุณเสนอราคาไปแล้ว รับงานได้หลังแบรนด์ตอบ',
    en: 'You’ve sent a counter-offer. You can accept the job once the brand replies.',
  },
  price_changed: {
    status: 409,
    baht: ['price'],
    th: 'ค่าจ้างตอนนี้คือ {price} ตรวจแล้วกดรับงานอีกครั้ง',
    en: 'The pay is now {price}. Check it, then accept again.',
  },
  variant_required: {
    status: 422,
    th: 'เลือกแบบสินค้าที่อยากได้ก่อนรับงาน',
    en: 'Choose a product variant before you accept the job.',
  },
  counter_offer_same: { status: 422, th: 'ใส่ราคาที่ต่างจากเดิม', en: 'Enter a different price.' },
  hold_changed: {
    status: 409,
    credits: ['amount'],
    th: 'ยอดที่จะพักไว้เปลี่ยนเป็น {amount} เครดิต ตรวจยอดแล้วกดอีกครั้ง',
    en: 'The amount to hold is now {amount} credits. Check it, then try again.',
  },
  person_hold_changed: {
    status: 409,
    credits: ['amount'],
    th: 'ยอดที่จะพักไว้ของ {name} เปลี่ยนเป็น {amount} เครดิต จึงยังไม่ได้ทำรายการให้ใครเลย ตรวจยอดแล้วกดอีกครั้ง',
    en: 'The amount to hold for {name} is now {amount} credits, so no changes were made. Check it, then try again.',
  },
  person_not_waiting: {
    status: 409,
    th: '{name} ถอนใบสมัคร ได้รับคำตอบไปแล้ว หรือไม่ตรงเงื่อนไขแล้ว จึงยังไม่ได้ทำรายการให้ใครเลย เอาชื่อนี้ออกแล้วกดอีกครั้ง',
    en: '{name} has withdrawn, has already been accepted or declined, or no longer matches, so no changes were made. Remove them, then try again.',
  },
  person_not_active: {
    status: 409,
    th: 'ตอนนี้ {name} ยังรับงานไม่ได้ จึงยังไม่ได้ทำรายการให้ใครเลย เอาชื่อนี้ออกแล้วกดอีกครั้ง',
    en: '{name} can’t take jobs right now, so no changes were made. Remove them, then try again.',
  },
  person_paused: {
    status: 409,
    th: '{name} หยุดรับงานใหม่ชั่วคราว รับงานใหม่ได้ตั้งแต่ {day} จึงยังไม่ได้ทำรายการให้ใครเลย เอาชื่อนี้ออกแล้วกดอีกครั้ง',
    en: '{name} isn’t taking new jobs until {day}, so no changes were made. Remove them, then try again.',
  },
  person_in_campaign: {
    status: 409,
    th: '{name} อยู่ในแคมเปญนี้แล้ว จึงยังไม่ได้ส่งคำเชิญถึงใครเลย เอาชื่อนี้ออกแล้วกดอีกครั้ง',
    en: '{name} is already in this campaign, so no invites were sent. Remove them, then try again.',
  },
  channel_other_platform: {
    status: 409,
    th: 'แคมเปญนี้รับเฉพาะช่อง {platform} เลือกช่อง {platform} หรือเชิญครีเอเตอร์คนอื่น',
    en: 'This campaign is only for {platform} channels. Choose a {platform} channel or invite another creator.',
  },
  person_other_platform: {
    status: 409,
    th: 'แคมเปญนี้รับเฉพาะช่อง {platform} แต่ช่องของ {name} อยู่บนช่องทางอื่น จึงยังไม่ได้ส่งคำเชิญถึงใครเลย เอาชื่อนี้ออกแล้วกดอีกครั้ง',
    en: 'This campaign is only for {platform} channels, and {name}’s channel is on another platform, so no invites were sent. Remove them, then try again.',
  },
  slots_short: {
    status: 409,
    th: 'เลือกไว้ {n} คน แต่เหลือที่ว่าง {left} ที่ ยังไม่ได้ทำรายการให้ใครเลย เอาบางคนออกแล้วกดอีกครั้ง',
    en: 'You selected {n} {n|creator|creators}, but the campaign has {left} open {left|slot|slots}. No changes were made. Remove some, then try again.',
  },
  units_short: {
    status: 422,
    th: 'เลือกไว้ {n} คน แต่แพ็กเกจเหลือ {left} สิทธิ์ ยังไม่ได้ทำรายการให้ใครเลย เอาบางคนออกแล้วกดอีกครั้ง',
    en: 'You selected {n} {n|creator|creators}, but your package has {left} {left|job|jobs} left. No changes were made. Remove some, then try again.',
  },
  slots_left: { status: 409, th: 'ยังมีที่ว่างอยู่', en: 'There are still open slots.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
