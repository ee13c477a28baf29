import type { IncomeKind, LineKind } from '../shapes.ts'

/** Labels of the kinds of income. */
export const incomeLabels: Readonly<Record<IncomeKind, { th: string; en: string }>> = {
  work: { th: 'ค่าจ้าง', en: 'Job pay' },
  commission: { th: 'ส่วนแบ่งผู้จัดการ', en: 'Manager’s share' },
  referral: { th: 'ชวนเพื่อน', en: 'Friend invites' },
  reimbursement: { th: 'ค่าสินค้าเบิกคืน', en: 'Reimbursement' },
}

/** Labels of the statement filter. */
export const lineKindLabels: Readonly<Record<LineKind, { th: string; en: string }>> = {
  ...incomeLabels,
  withdrawal: { th: 'ถอนเงิน', en: 'Withdrawals' },
}
