import type { Bilingual, Lang } from '../../../core/shapes.ts'
import type { EarningsSummary } from '../contract.ts'
import type { IncomeKind, LineKind } from '../shapes.ts'

/** Labels of the kinds of income. */
export const incomeLabels: Readonly<Record<IncomeKind, Bilingual>> = {
  work: { th: 'ค่าจ้าง', en: 'Job pay' },
  commission: { th: 'ส่วนแบ่งผู้จัดการ', en: 'Manager’s share' },
  referral: { th: 'ชวนเพื่อน', en: 'Friend invites' },
  reimbursement: { th: 'ค่าสินค้าเบิกคืน', en: 'Reimbursement' },
}

/** Labels of the statement filter. */
export const lineKindLabels: Readonly<Record<LineKind, Bilingual>> = {
  ...incomeLabels,
  withdrawal: { th: 'ถอนเงิน', en: 'Withdrawals' },
}

const words = {
  vat: { th: 'VAT', en: 'VAT' },
  tax: { th: 'ภาษีหัก ณ ที่จ่าย', en: 'Tax withheld' },
  pendingAtStart: { th: 'รอโอนจากช่วงก่อน', en: 'Pending from before' },
  withdrawn: { th: 'ถอนแล้ว', en: 'Withdrawn' },
  pendingAtEnd: { th: 'รอโอน', en: 'Pending' },
}

type Figures = Pick<
  EarningsSummary,
  'kinds' | 'vat' | 'reimbursed' | 'tax' | 'withdrawn' | 'pendingAtStart' | 'pendingAtEnd'
>

/** Signed totals of a period that are not 0. The opening balance plus these totals is the closing balance. */
export function figuresOf(summary: Figures, lang: Lang): { text: string; count: null; amount: number }[] {
  const rows: [Bilingual, number][] = [
    ...summary.kinds.map(({ kind, gross }): [Bilingual, number] => [incomeLabels[kind], gross]),
    [words.vat, summary.vat],
    [incomeLabels.reimbursement, summary.reimbursed],
    [words.tax, -summary.tax],
    [words.pendingAtStart, summary.pendingAtStart],
    [words.withdrawn, -summary.withdrawn],
    [words.pendingAtEnd, -summary.pendingAtEnd],
  ]
  return rows.filter(([, amount]) => amount !== 0).map(([text, amount]) => ({ text: text[lang], count: null, amount }))
}
