import type { CodesOf, ErrorTable } from '../../core/errors.ts'

export const errors = {
  webhook_url: {
    status: 422,
    th: 'ใส่ URL ที่ขึ้นต้นด้วย https:// และเข้าถึงได้จากอินเทอร์เน็ต',
    en: 'Enter a URL that starts with https:// and is reachable from the internet.',
  },
  webhook_events: {
    status: 422,
    th: 'บัญชีประเภทนี้ใช้เหตุการณ์ที่เลือกไม่ได้',
    en: 'This type of account can’t use the selected events.',
  },
  webhook_endpoints_full: {
    status: 409,
    th: 'มีปลายทาง Webhook ครบ {n} รายการแล้ว ลบรายการที่ไม่ใช้ก่อน',
    en: 'You already have {n} webhook endpoints. Delete one you don’t use, then try again.',
  },
  webhook_endpoint_off: {
    status: 409,
    th: 'ปลายทางนี้ปิดอยู่ เปิดใช้งานก่อน',
    en: 'This endpoint is off. Turn it on first.',
  },
} as const satisfies ErrorTable

declare module '../../core/errors.ts' {
  interface ErrorCodes extends CodesOf<typeof errors> {}
}
