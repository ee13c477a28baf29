import type { UnitMove } from '../../core/unit-moves.ts'

/** Movements of package jobs in the words of a statement. */
export const unitWords: Readonly<Record<UnitMove, { th: string; en: string }>> = {
  bought: { th: 'ซื้อแพ็กเกจ', en: 'Package bought' },
  granted: { th: 'แพ็กเกจจากทีมงาน', en: 'Package from Talad' },
  held: { th: 'พักสิทธิ์ให้งาน', en: 'Put on hold for a job' },
  returned: { th: 'คืนสิทธิ์ที่พักไว้', en: 'Returned from hold' },
  used: { th: 'ใช้สิทธิ์', en: 'Used' },
  expired: { th: 'สิทธิ์หมดอายุ', en: 'Expired' },
  refunded: { th: 'คืนเงินค่าแพ็กเกจ', en: 'Refunded' },
}
