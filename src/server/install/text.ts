import type { Lang } from '../../core/shapes.ts'

/**
 * Texts of the installed site and its offline page. They are outside the bundle, because the offline page cannot load
 * it.
 */
export const INSTALL_TEXT = {
  th: {
    name: 'Talad ตลาดงานรีวิว',
    description: 'ตลาดกลางของงานรีวิวไทยที่บอกราคา ค่าบริการ และภาษีตั้งแต่แรก',
    jobs: 'ตลาดงาน',
    brands: 'แดชบอร์ดแบรนด์',
    creators: 'แดชบอร์ดครีเอเตอร์',
    title: 'เน็ตหลุด',
    note: 'ข้อมูลที่ส่งถึงเราแล้วยังอยู่ครบ หน้านี้จะโหลดใหม่เองเมื่อต่อเน็ตได้',
    retry: 'ลองใหม่',
    home: 'กลับหน้าแรก',
    kept: 'หน้าที่ยังอ่านได้',
    reading: 'เน็ตหลุด นี่คือหน้าที่คุณอ่านไว้',
    none: 'หน้าที่อ่านไว้ตอนมีเน็ตจะแสดงที่นี่',
  },
  en: {
    name: 'Talad, the marketplace for creator jobs',
    description: 'The Thai marketplace for creator jobs that shows price, fee and tax from the start.',
    jobs: 'Job market',
    brands: 'Brand dashboard',
    creators: 'Creator dashboard',
    title: 'You’re offline',
    note: 'Everything you’ve sent us is safe. This page reloads by itself once you’re back online.',
    retry: 'Try again',
    home: 'Go Back to Home',
    kept: 'Pages you can still read',
    reading: 'You’re offline. This is the page as you last read it.',
    none: 'Pages you read while online appear here.',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>
