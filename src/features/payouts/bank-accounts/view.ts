import { bankOf } from '../../../core/thai/banks.ts'
import { urlOf } from '../../files/rules.ts'
import type { BankAccountView } from '../contract.ts'
import type { BankRecord } from './store.ts'

export const last4 = (number: string): string => number.slice(-4)

/** A bank account as its owner sees it: the number shortened to four digits. */
export function bankView(record: BankRecord): BankAccountView {
  const bank = bankOf(record.bank)
  return {
    id: record.id,
    bank: record.bank,
    bankName: { th: bank?.th ?? record.bank, en: bank?.en ?? record.bank },
    last4: last4(record.number),
    name: record.name,
    status: record.status,
    usableFrom: record.usableFrom.toISOString(),
    reason: record.reason,
    passbookUrl: record.passbookFileId && urlOf({ id: record.passbookFileId, visibility: 'private' }),
  }
}
