import { bankOf } from '../../core/thai/banks.ts'
import type { BankAccountView, Withdrawal } from './contract.ts'
import type { BankRecord, WithBank } from './store.ts'

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
  }
}

export function withdrawalView({ withdrawal: w, bank }: WithBank): Withdrawal {
  return {
    id: w.id,
    reference: w.reference,
    price: w.price,
    fee: w.fee,
    net: w.price - w.fee,
    type: w.type,
    status: w.status,
    reason: w.reason,
    expectedOn: w.expectedOn,
    requestedAt: w.requestedAt.toISOString(),
    decidedAt: w.decidedAt?.toISOString() ?? null,
    returned: w.returnedAt !== null,
    bank: bank.bank,
    last4: last4(bank.number),
  }
}

/** Words of a message about a transfer: amount, bank, last digits, expected day. */
export function transferWords({ withdrawal, bank }: WithBank) {
  const namedBank = bankOf(bank.bank)
  return {
    amount: { satang: withdrawal.price },
    bank: namedBank ? { th: namedBank.th, en: namedBank.en } : bank.bank,
    last4: last4(bank.number),
    date: { day: withdrawal.expectedOn },
  }
}
