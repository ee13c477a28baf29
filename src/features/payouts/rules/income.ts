import type { IncomeKind } from '../shapes.ts'

/** Kinds of income in the words of a statement. */
export const incomeLabels: Readonly<Record<IncomeKind, { th: string; en: string }>> = {
  work: { th: 'ค่าจ้าง', en: 'Job pay' },
  commission: { th: 'ส่วนแบ่งผู้จัดการ', en: "Manager's share" },
  referral: { th: 'ชวนเพื่อน', en: 'Invited friend' },
  reimbursement: { th: 'ค่าสินค้าเบิกคืน', en: 'Reimbursement' },
}
