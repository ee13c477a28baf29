import type { Clock } from '../../core/clock.ts'
import { nextReminder } from '../../core/document-dates.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { readSettings } from '../../platform/settings.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { notify } from '../notifications/service.ts'
import { VAT_INVOICE_PAGE } from './payments/service.ts'
import { listVatInvoices, lockOverdue, lockToRemind, updateVatInvoice } from './store.ts'

const BATCH = 50

interface VatSweep {
  db: Db
  clock: Clock
}

/** Reminds payees of tax invoices that they have not sent, and alerts operators to overdue reviews. */
export async function sweepVatInvoices(app: VatSweep): Promise<void> {
  await remind(app)
  await alarm(app)
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

async function remind({ db, clock }: VatSweep): Promise<void> {
  const now = clock.now()
  await withTx(db, async (tx) => {
    const days = (await readSettings(tx, now))['vat.invoice_remind_days']
    const due = await lockToRemind(tx, now, BATCH)
    const views = await listVatInvoices(tx, idsOf(due))
    for (const { id, accountId, amount, reminders, version, paidAt, decidedAt } of due) {
      const row = views.get(id)
      if (!row) continue
      await notify(tx, now, {
        kind: 'vat.reminder',
        key: `vat-invoice:${id}:${version}:reminder:${reminders}`,
        to: { accountId },
        data: { amount: { satang: amount }, job: titleWords(row), brand: row.brand },
        href: `${VAT_INVOICE_PAGE}?open=${id}`,
      })
      const remindAt = nextReminder(decidedAt ?? paidAt, days, now)
      await updateVatInvoice(tx, id, { reminders: reminders + 1, remindAt })
    }
  })
}

async function alarm({ db, clock }: VatSweep): Promise<void> {
  const now = clock.now()
  await withTx(db, async (tx) => {
    const overdue = await lockOverdue(tx, now, BATCH)
    const views = await listVatInvoices(tx, idsOf(overdue))
    for (const { id, version, number } of overdue) {
      const name = views.get(id)?.person ?? ''
      await notify(tx, now, {
        kind: 'operator.alarm',
        key: `vat-invoice:${id}:${version}:overdue`,
        to: { operators: true },
        data: {
          title: { th: `ใบกำกับภาษีเกินกำหนดตรวจ: ${name}`, en: `Tax invoice overdue: ${name}` },
          text: { th: `เลขที่ ${number} ยังไม่มีใครตรวจ`, en: `No. ${number} hasn’t been checked yet` },
        },
        href: `/Operator/vatInvoice?open=${id}`,
      })
      await updateVatInvoice(tx, id, { alarmedAt: now })
    }
  })
}
