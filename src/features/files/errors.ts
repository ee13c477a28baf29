import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  file_too_large: {
    status: 413,
    figures: { limit: 4 },
    th: 'ไฟล์ {size} MB ใหญ่เกินไป ใช้ไฟล์ไม่เกิน {limit} MB',
    en: 'This file is {size} MB. Use one up to {limit} MB.',
  },
  file_pixels: {
    status: 422,
    th: 'รูปนี้ละเอียดเกินไป ใช้รูปไม่เกิน {megapixels} ล้านพิกเซล และแต่ละด้านไม่เกิน {side} พิกเซล',
    en: 'This image has too many pixels. Use one up to {megapixels} megapixels, with at most {side} pixels on each side.',
  },
  file_quota: {
    status: 422,
    th: 'พื้นที่เก็บไฟล์ {limit} MB ของคุณเหลือไม่พอสำหรับไฟล์นี้ ติดต่อเราถ้าต้องการพื้นที่เพิ่ม',
    en: 'There isn’t enough space left in your {limit} MB of file storage. Contact us if you need more.',
  },
  file_kind: {
    status: 415,
    th: 'ใช้ไฟล์ชนิดนี้ไม่ได้ ชนิดที่ใช้ได้: {kinds}',
    en: 'We can’t use this type of file here. Accepted: {kinds}.',
  },
  file_broken: {
    status: 422,
    th: 'เปิดไฟล์ไม่ได้ บันทึกใหม่แล้วลองอีกครั้ง',
    en: 'We can’t open this file. Save a new copy and try again.',
  },
  file_required: { status: 422, th: 'เลือกไฟล์', en: 'Choose a file.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
