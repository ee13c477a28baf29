import type { Bilingual } from '../../../core/shapes.ts'
import type { Move, Movement } from '../shapes.ts'

const BETWEEN: readonly Move[] = ['hold', 'release']
const IN: readonly Move[] = ['top_up', 'grant', 'package_return']

/** Whether a movement adds credits, subtracts them, or moves them between the available and the held balance. */
export function movementOf(kind: Move): Movement {
  if (BETWEEN.includes(kind)) return 'hold'
  return IN.includes(kind) ? 'add' : 'subtract'
}

export const moveWords: Readonly<Record<Move, Bilingual>> = {
  top_up: { th: 'เติมเครดิต', en: 'Credits topped up' },
  grant: { th: 'เครดิตจากทีมงาน', en: 'Credits from our team' },
  package_return: { th: 'คืนเครดิตจากงานแพ็กเกจ', en: 'Returned from a package job' },
  hold: { th: 'พักเครดิตค่างาน', en: 'Put on hold for a job' },
  release: { th: 'คืนเครดิตที่พักไว้', en: 'Returned from hold' },
  payout: { th: 'จ่ายค่าจ้าง', en: 'Job pay' },
  fee: { th: 'ค่าบริการ', en: 'Service fee' },
  reimbursement: { th: 'ค่าสินค้าเบิกคืน', en: 'Reimbursement' },
  refund: { th: 'คืนเงินค่าเครดิต', en: 'Credits refunded' },
  expiry: { th: 'เครดิตหมดอายุ', en: 'Credits expired' },
  chargeback: { th: 'ธนาคารเรียกเงินคืน', en: 'Chargeback' },
}
