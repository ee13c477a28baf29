import { bankName } from '../../../core/thai/banks.ts'
import { useLang } from '../../../i18n/use-text.tsx'

/** A bank account in one piece: the bank's name and the last digits. */
export const AccountName = ({ bank, last4 }: { bank: string; last4: string }) => (
  <>
    {bankName(useLang(), bank)} <span className="nb">•••• {last4}</span>
  </>
)
