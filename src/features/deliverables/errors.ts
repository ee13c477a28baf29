import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  amount_required: { status: 422, th: 'ใส่ยอดในใบเสร็จ', en: 'Enter the amount on the receipt.' },
  receipt_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจใบเสร็จ รอผลก่อน',
    en: 'The brand is checking your receipt. Wait for their reply.',
  },
  post_other_account: {
    status: 422,
    th: 'โพสต์นี้เป็นของ @{found} ใส่ลิงก์โพสต์ของ @{own} แทน',
    en: 'This post is on @{found}. Add the link to a post on @{own}.',
  },
  draft_needs_video: {
    status: 422,
    th: 'งานนี้เป็นวิดีโอ อัปโหลดวิดีโอหรือใส่ลิงก์',
    en: 'This job needs a video. Upload one or add a link.',
  },
  draft_needs_picture: {
    status: 422,
    th: 'งานนี้เป็นภาพ อัปโหลดภาพหรือ PDF',
    en: 'This job needs a photo. Upload a photo or PDF.',
  },
  video_too_large: {
    status: 413,
    th: 'วิดีโอ {size} MB ใหญ่เกินไป ใช้ไฟล์ไม่เกิน {limit} MB หรือส่งเป็นลิงก์แทน',
    en: 'This video is {size} MB. Use one up to {limit} MB, or send a link instead.',
  },
  video_kind: {
    status: 415,
    th: 'ใช้ไฟล์นี้ไม่ได้ อัปโหลดวิดีโอเป็น MP4 หรือ MOV',
    en: 'We can’t use this file. Upload an MP4 or MOV video.',
  },
  video_quota: {
    status: 422,
    th: 'พื้นที่เก็บวิดีโอ {limit} MB ของคุณเหลือไม่พอสำหรับวิดีโอนี้ ส่งเป็นลิงก์แทนได้',
    en: 'There isn’t enough space left in your {limit} MB of video storage. You can send a link instead.',
  },
  video_replaced: {
    status: 410,
    th: 'มีวิดีโอที่อัปโหลดใหม่กว่ามาแทนแล้ว โหลดหน้าใหม่เพื่อใช้วิดีโอนั้น หรือเลือกไฟล์อีกครั้ง',
    en: 'A newer upload replaced this video. Reload to use that one, or choose the file again.',
  },
  upload_expired: {
    status: 410,
    th: 'วิดีโอที่อัปโหลดค้างไว้หมดเวลาแล้ว เลือกไฟล์อีกครั้งเพื่ออัปโหลดใหม่',
    en: 'This upload has expired. Choose the file again to start over.',
  },
  nothing_to_review: {
    status: 409,
    th: 'ไม่มีอะไรรอตรวจแล้ว โหลดหน้าใหม่เพื่อดูสถานะล่าสุด',
    en: 'There’s nothing left to review. Reload to see the latest status.',
  },
  refusals_used: {
    status: 409,
    th: 'ส่งกลับให้แก้ครบจำนวนครั้งแล้ว อนุมัติหรือเปิดข้อพิพาท',
    en: 'You can’t send this back again. Approve it or open a dispute.',
  },
  draft_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจดราฟต์ รอผลก่อนส่งใหม่',
    en: 'The brand is reviewing your draft. Wait for their reply.',
  },
  brand_is_choosing: {
    status: 409,
    th: 'แบรนด์ขอแก้ครบจำนวนครั้งแล้ว และกำลังเลือกว่าจะทำอย่างไรต่อ',
    en: 'The brand has used all the included revisions. It’s choosing what happens next.',
  },
  rejections_used: {
    status: 409,
    figures: { rounds: 1 },
    th: 'ขอแก้ครบจำนวนครั้งแล้ว จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้ง อนุมัติ หรือเปิดข้อพิพาท',
    en: 'You’ve used all the included revisions. Pay for one more, approve, or open a dispute.',
  },
  rejections_left: { status: 409, th: 'ยังขอแก้ได้อีก', en: 'You can still ask for changes.' },
  not_at_choice: {
    status: 409,
    figures: { rounds: 1 },
    th: 'จ่ายเพิ่มเพื่อขอแก้อีก 1 ครั้งได้ เมื่อขอแก้ครบจำนวนที่รวมในราคาแล้ว',
    en: 'You can pay for another revision once all the included revisions are used.',
  },
  checks_left: { status: 409, th: 'ยังตรวจได้อีก', en: 'The post can still be checked again.' },
  insight_in_review: {
    status: 409,
    th: 'แบรนด์กำลังตรวจอินไซต์ รอผลก่อนส่งใหม่',
    en: 'The brand is reviewing your insights. Wait for their reply.',
  },
  insight_evidence_required: {
    status: 422,
    th: 'ตัวเลขที่แก้ไม่ตรงกับตัวเลขจากช่องทาง แนบภาพหน้าจอที่เห็นตัวเลขนั้น',
    en: 'These numbers differ from the platform’s. Add a screenshot that shows them.',
  },
  insight_unavailable: {
    status: 422,
    th: 'ดึงตัวเลขของโพสต์นี้จาก {platform} ไม่ได้ ใส่ตัวเลขเองพร้อมภาพหน้าจอแทน',
    en: '{platform} didn’t share this post’s numbers. Enter them and add a screenshot.',
  },
  insight_platform_busy: {
    status: 409,
    th: '{platform} ยังไม่ตอบ รอสักครู่แล้วลองใหม่ หรือใส่ตัวเลขเองพร้อมภาพหน้าจอ',
    en: '{platform} isn’t responding. Try again in a moment, or enter the numbers with a screenshot.',
  },
  insight_reconnect: {
    status: 409,
    th: 'สิทธิ์เข้าถึง {platform} หมดอายุ เชื่อมต่อช่องนี้อีกครั้ง หรือใส่ตัวเลขเองพร้อมภาพหน้าจอ',
    en: 'Access to {platform} has expired. Reconnect the channel, or enter the numbers with a screenshot.',
  },
  post_url_invalid: {
    status: 422,
    th: 'วางลิงก์โพสต์ {platform} ที่เผยแพร่แล้ว',
    en: 'Paste the link to the live {platform} post.',
  },
  post_other_platform: {
    status: 422,
    th: 'ลิงก์นี้เป็นโพสต์ {found} แต่งานนี้เป็นงาน {own} ใส่ลิงก์โพสต์ {own} แทน',
    en: 'This link is to {found}, but the job is on {own}. Add the link to your {own} post.',
  },
  post_too_early: {
    status: 409,
    th: 'งานนี้โพสต์ได้ตั้งแต่ {day} โพสต์แล้วค่อยใส่ลิงก์',
    en: 'You can post this from {day}. Add the link then.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
