import { type Bilingual, t } from '../../content/types.ts'

/** Authors of the articles of this group: our team, and people of the demo. */
export const TEAM: Bilingual = t('ทีมงาน Talad', 'Talad team')
export const VIEW: Bilingual = t('วิว วันหยุด', 'View Wanyud')
export const FAH: Bilingual = t('ฟ้า ลองแล้ว', 'Fah Long Laew')
export const AKE: Bilingual = t('เอก ปั้นคลิป', 'Ake Pan Clip')
export const MAY: Bilingual = t('เมย์ จดรายจ่าย', 'May Jod Raijai')
export const OHM: Bilingual = t('โอม ภาพนิ่ง', 'Ohm Still Photos')
export const CHAWIT: Bilingual = t('ชวิศ ใบชา', 'Chawit Baicha')
export const NATTHIDA: Bilingual = t('ณัฐธิดา นวลละออ', 'Natthida Nuan-la-o')
