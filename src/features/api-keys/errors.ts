import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  api_keys_full: {
    status: 409,
    th: 'มีคีย์ที่ใช้งานได้ครบ {n} คีย์แล้ว ยกเลิกคีย์ที่ไม่ใช้ก่อน',
    en: 'You already have {n} active keys. Revoke one you don’t use, then try again.',
  },
  scope_of_other_role: {
    status: 422,
    th: 'บัญชีประเภทนี้ใช้สิทธิ์ที่เลือกไม่ได้',
    en: 'This type of account can’t use the selected permissions.',
  },
  scope_missing: { status: 403, th: 'คีย์นี้ไม่มีสิทธิ์ {scope}', en: 'This key doesn’t have the {scope} permission.' },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
