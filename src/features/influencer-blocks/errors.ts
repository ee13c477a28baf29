import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  blocks_full: {
    status: 409,
    th: 'บล็อกได้สูงสุด {most} คน เลิกบล็อกบางคนก่อน',
    en: 'You can block up to {most} creators. Unblock someone first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
