import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  review_not_open: {
    status: 409,
    th: 'ให้คะแนนได้หลังงานจบ ภายในเวลาที่กำหนด',
    en: 'You can rate a job only for a limited time after it’s done.',
  },
  already_reviewed: { status: 409, th: 'คุณให้คะแนนงานนี้แล้ว', en: 'You’ve already rated this job.' },
  already_answered: { status: 409, th: 'คุณตอบรีวิวนี้แล้ว', en: 'You’ve already replied to this review.' },
  already_reported_review: {
    status: 409,
    th: 'มีการแจ้งให้ทีมงานตรวจรีวิวนี้ไปแล้ว',
    en: 'This review has already been reported.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
