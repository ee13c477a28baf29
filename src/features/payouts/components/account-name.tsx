import type { Bilingual } from '../../../core/shapes.ts'
import { useLang } from '../../../i18n/use-text.tsx'

/** A payout account in one line: the bank or PromptPay, and the last digits. */
export const AccountName = ({ bankName, last4 }: { bankName: Bilingual; last4: string }) => (
  <>
    {bankName[useLang()]} <span className="nb">•••• {last4}</span>
  </>
)
