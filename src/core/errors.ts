/**
 * HTTP status and messages of an error code. `baht` and `credits` name details that are satang. `figures` are fixed
 * limits that the messages contain; programs receive them in the details.
 */
export interface ErrorEntry {
  status: number
  th: string
  en: string
  baht?: readonly string[]
  credits?: readonly string[]
  figures?: Readonly<Record<string, number>>
}
export type ErrorTable = Readonly<Record<string, ErrorEntry>>

/** Codes that any endpoint can return. Each feature declares its own in `errors.ts`; the server collects them. */
export const sharedErrors = {
  invalid_input: { status: 400, th: 'ตรวจช่องที่มีข้อความสีแดงอีกครั้ง', en: 'Check the marked fields.' },
  unknown_field: { status: 400, th: 'คำขอนี้มีข้อมูลที่เราไม่รู้จัก', en: 'This request has a field we don’t recognise.' },
  json_invalid: {
    status: 400,
    th: 'ข้อมูลที่ส่งมาไม่ใช่ JSON ที่ถูกต้อง',
    en: 'The body isn’t valid JSON.',
  },
  json_required: { status: 415, th: 'ส่งข้อมูลเป็น JSON', en: 'Send JSON.' },
  unsupported_media_type: { status: 415, th: 'โหลดหน้านี้ใหม่แล้วส่งอีกครั้ง', en: 'Reload the page and send the form again.' },
  body_too_large: {
    status: 413,
    th: 'ข้อมูลที่ส่งมาใหญ่เกินไป ลดขนาดไฟล์แล้วลองใหม่',
    en: 'This request is too large. Use a smaller file and try again.',
  },
  length_required: { status: 411, th: 'คำขอนี้ต้องมี Content-Length', en: 'This request needs a Content-Length header.' },
  address_invalid: {
    status: 400,
    th: 'ลิงก์นี้ไม่ถูกต้อง ตรวจลิงก์หรือกลับหน้าแรก',
    en: 'This link isn’t valid. Check it or go back to the homepage.',
  },
  address_too_long: {
    status: 414,
    th: 'ลิงก์นี้ยาวเกินไป กลับหน้าแรก',
    en: 'This link is too long. Go back to the homepage.',
  },
  upload_broken: { status: 400, th: 'อัปโหลดไม่ครบ ลองส่งอีกครั้ง', en: 'The upload was interrupted. Send it again.' },
  idempotency_key_required: {
    status: 400,
    th: 'คำขอนี้ต้องมี Idempotency-Key',
    en: 'This request needs an Idempotency-Key.',
  },
  idempotency_conflict: {
    status: 409,
    th: 'รายการนี้ส่งไปแล้วด้วยข้อมูลอื่น โหลดหน้าใหม่แล้วตรวจยอด',
    en: 'This was already sent with different details. Reload and check.',
  },
  not_found: { status: 404, th: 'ไม่พบรายการนี้', en: 'Not found.' },
  method_not_allowed: { status: 405, th: 'URL นี้ไม่รองรับเมธอดนี้', en: 'This method isn’t allowed here.' },
  rate_limited: { status: 429, th: 'ส่งถี่เกินไป รอสักครู่แล้วลองใหม่', en: 'Too many requests. Wait a moment and try again.' },
  conflict: {
    status: 409,
    th: 'ข้อมูลเปลี่ยนไปแล้ว โหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'Something changed in the meantime. Reload and try again.',
  },
  internal: {
    status: 500,
    th: 'ขออภัย มีบางอย่างผิดพลาด ข้อมูลที่กรอกยังอยู่ ลองใหม่อีกครั้ง',
    en: 'Something went wrong. What you entered is still here. Try again.',
  },
  unavailable: {
    status: 503,
    th: 'ระบบใช้งานไม่ได้ชั่วคราว ลองใหม่ในอีกสักครู่',
    en: 'Talad is temporarily unavailable. Try again in a moment.',
  },
  provider_unavailable: {
    status: 503,
    th: 'ผู้ให้บริการยังไม่ตอบ ลองใหม่ในอีกไม่กี่นาที',
    en: 'The provider isn’t responding. Try again in a few minutes.',
  },
  unauthenticated: { status: 401, th: 'เข้าสู่ระบบก่อน', en: 'Log in first.' },
  wrong_role: {
    status: 403,
    th: 'ส่วนนี้สำหรับบัญชีอีกประเภท เข้าสู่ระบบด้วยบัญชีนั้น',
    en: 'This is for another type of account. Log in with that account.',
  },
  permission_missing: {
    status: 403,
    th: 'คุณไม่มีสิทธิ์ทำรายการนี้ ติดต่อเจ้าของทีม',
    en: 'You don’t have permission to do this. Contact an owner of the team.',
  },
  cross_site: {
    status: 403,
    th: 'คำขอนี้มาจากเว็บอื่น เปิด Talad แล้วลองใหม่',
    en: 'This request came from another site. Open Talad and try again.',
  },
  insufficient_credits: {
    status: 422,
    credits: ['gap'],
    th: 'เครดิตขาด {gap} เติมแล้วลองใหม่',
    en: 'You’re {gap} {gap|credit|credits} short. Top up and try again.',
  },
  insufficient_balance: { status: 422, baht: ['max'], th: 'ถอนได้สูงสุด {max}', en: 'You can withdraw up to {max}.' },
  ledger_unbalanced: {
    status: 500,
    th: 'ขออภัย มีบางอย่างผิดพลาด ยังไม่มีเงินเคลื่อนไหว',
    en: 'Something went wrong. No money was moved.',
  },
  reason_required: { status: 422, th: 'ระบุเหตุผลก่อน', en: 'Give a reason.' },
  package_empty: { status: 422, th: 'แพ็กเกจนี้ใช้ครบทุกงานแล้ว', en: 'No jobs left in this package.' },
} as const satisfies ErrorTable

/** Types for declaring a feature's codes. */
export type CodesOf<T extends ErrorTable> = { readonly [Code in keyof T]: true }

/** All codes of the product. A feature adds its own by declaration merging. */
export interface ErrorCodes extends CodesOf<typeof sharedErrors> {}
export type ErrorCode = keyof ErrorCodes

/** Field name to error code. Values for the message go in `details`. */
export type FieldErrors = Record<string, ErrorCode | FieldIssue>
export interface FieldIssue {
  code: string
  [value: string]: unknown
}

export type ErrorDetails = Record<string, string | number | boolean | null | readonly string[]>

/** The only error that services throw deliberately. `details` fills the message's placeholders. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: FieldErrors | undefined
  constructor(code: ErrorCode, details: ErrorDetails = {}, fields?: FieldErrors) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.fields = fields
  }
}
