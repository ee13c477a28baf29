import type { Bilingual } from '../../../core/shapes.ts'
import { targetName } from '../../../core/thai/payout-target.ts'
import type { Tx } from '../../../db/types.ts'
import { notify } from '../../notifications/service.ts'
import type { BankRecord } from './store.ts'
import { last4 } from './view.ts'

/** Notifies a payee that the payout account was verified or rejected. */
export const notifyDecision = (tx: Tx, now: Date, bank: BankRecord, reason: string | Bilingual | null): Promise<void> =>
  notify(tx, now, {
    kind: bank.status === 'verified' ? 'bank.verified' : 'bank.rejected',
    key: `bank:${bank.id}:${bank.status}`,
    to: { accountId: bank.accountId },
    data: {
      bank: targetName(bank),
      last4: last4(bank.number),
      time: bank.usableFrom > now ? bank.usableFrom : null,
      reason,
    },
    href: '/Influencer/bankAccount',
  })
