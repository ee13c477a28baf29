import { targetName } from '../../../core/thai/payout-target.ts'
import { urlOf } from '../../files/rules.ts'
import type { BankAccountView } from '../contract.ts'
import type { BankRecord } from './store.ts'

export const last4 = (number: string): string => number.slice(-4)

/** A payout account as its owner sees it: only the last four digits of the number. */
export function bankView(record: BankRecord): BankAccountView {
  return {
    id: record.id,
    bank: record.bank,
    promptpay: record.promptpay,
    bankName: targetName(record),
    last4: last4(record.number),
    name: record.name,
    status: record.status,
    usableFrom: record.usableFrom.toISOString(),
    reason: record.reason,
    passbookUrl: record.passbookFileId && urlOf({ id: record.passbookFileId, visibility: 'private' }),
  }
}
