import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  too_many_documents: {
    status: 422,
    th: 'ดาวน์โหลดได้ครั้งละไม่เกิน {most} ฉบับ ช่วงนี้มี {count} ฉบับ เลือกช่วงวันที่ให้สั้นลง',
    en: 'One download holds up to {most} documents, and this range has {count}. Choose a shorter range.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
