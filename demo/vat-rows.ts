import { dayOf } from '../src/core/calendar.ts'
import { HOUR } from '../src/core/clock.ts'
import { nextReminder } from '../src/core/document-dates.ts'
import type { vatInvoices } from '../src/features/vat-invoices/schema.ts'
import { jobIdOf, type Market } from './market.ts'
import type { PlayedJob } from './play.ts'
import { type SeedVatPayment, vatPaymentsOf } from './vat-payments.ts'

/** Every VAT payment with its job, in order of time. */
export const vatPaymentsIn = ({ history, today }: Market): { payment: SeedVatPayment; played: PlayedJob }[] =>
  history.flatMap((booking) =>
    booking.kind === 'settle'
      ? vatPaymentsOf(booking.played, booking.settlement, booking.at, today.now).map((payment) => ({
          payment,
          played: booking.played,
        }))
      : [],
  )

export const vatFileKey = ({ id }: SeedVatPayment): string => `vat/${id}`
/** The number of a tax invoice. Each payee numbers its own invoices. */
export const vatNumber = ({ id, paidAt }: SeedVatPayment): string =>
  `IV${dayOf(paidAt).slice(2, 7).replace('-', '')}-${id.slice(-5).toUpperCase()}`

export function vatInvoiceRows(market: Market, files: ReadonlyMap<string, string>) {
  const { people, settings, today } = market
  const days = settings['vat.invoice_remind_days']
  return vatPaymentsIn(market).map(({ payment, played }): typeof vatInvoices.$inferInsert => {
    const { id, payee, role, base, amount, paidAt, status, sentAt, decidedAt } = payment
    return {
      id,
      accountId: people.influencerId(payee),
      jobId: jobIdOf(played),
      role,
      base,
      amount,
      paidAt,
      status,
      ...(sentAt && {
        version: 1,
        number: vatNumber(payment),
        issuedOn: dayOf(paidAt),
        fileId: files.get(vatFileKey(payment))!,
        sentAt,
        dueAt: new Date(sentAt.getTime() + settings['operator.paper_hours'] * HOUR),
      }),
      ...(decidedAt && { decidedAt, decidedBy: people.operatorId('operator') }),
      ...(status === 'rejected' && { reasonCode: 'buyer' as const, reason: 'สาขาของผู้ซื้อต้องเป็นสำนักงานใหญ่' }),
      remindAt:
        status === 'waiting' || status === 'rejected' ? nextReminder(decidedAt ?? paidAt, days, today.now) : null,
    }
  })
}
