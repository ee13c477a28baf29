import type { Logger } from 'pino'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { type InvoiceEnv, issueFeeCreditNote, issueFeeInvoice } from './fee-invoice.ts'
import { lockWithdrawal } from './store.ts'
import { claimFeeInvoiceDue, listFeeInvoicesDue, paidAtOf } from './store-missing.ts'

const BATCH = 100

async function issueMissing(tx: Tx, env: InvoiceEnv, id: string): Promise<void> {
  const { withdrawal } = await lockWithdrawal(tx, id)
  const paidAt = await paidAtOf(tx, id)
  if (!(await claimFeeInvoiceDue(tx, id)) || !paidAt) return
  if (withdrawal.returnedAt) await issueFeeCreditNote(tx, env, withdrawal, paidAt)
  else await issueFeeInvoice(tx, env, withdrawal, paidAt)
}

/**
 * Issues the tax invoices of fees that were taken before such invoices existed, and the credit notes of refunded ones.
 * They are dated today and get the next numbers; the invoice names the day on which the fee was paid.
 */
export async function sweepFeeInvoices(env: InvoiceEnv & { db: Db; log: Pick<Logger, 'error'> }): Promise<void> {
  for (;;) {
    const due = await listFeeInvoicesDue(env.db, BATCH)
    await sweepEach(env.log, {
      sweep: 'missing fee invoices',
      rows: due,
      about: (withdrawalId) => ({ withdrawalId }),
      handle: (id) => withTx(env.db, (tx) => issueMissing(tx, env, id)),
      required: true,
    })
    if (due.length < BATCH) return
  }
}
