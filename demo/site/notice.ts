import type { SiteItem } from './types.ts'

/** The maintenance notice of the specification; the site fills in `{token}`, `{date}`, `{from}` and `{until}`. */
export const NOTICE: readonly SiteItem<'notice'>[] = [
  {
    kind: 'notice',
    slug: 'maintenance',
    published: { daysAgo: 38, minute: 15 * 60 },
    doc: {
      name: '{token}',
      text: {
        th: '{token} ปิดปรับปรุงระบบวันที่ {date} เวลา {from}–{until} น. ระหว่างนั้นเข้าใช้งานไม่ได้ เงินที่พักไว้ปลอดภัยตามเดิม หากมีกำหนดส่งในคืนนั้น ส่งล่วงหน้าก่อนเวลาปิดได้เลย',
        en: "{token} will be down for maintenance on {date}, {from}–{until} (Bangkok time). You won't be able to log in. Money on hold is safe; if something is due that night, send it before we close.",
      },
      showFrom: '2025-10-17',
      showUntil: '2025-10-21',
      windowDay: '2025-10-21',
      windowFrom: '1:00',
      windowUntil: '6:00',
    },
  },
]
