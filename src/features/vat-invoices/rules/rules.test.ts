import { describe, expect, it } from 'vitest'
import { dateProblem, earliestDate, nextReminder } from '../../../core/document-dates.ts'
import { SENDER_VIEWS } from '../../received-documents/kinds.ts'
import { VAT_INVOICE_ACTS, VAT_INVOICE_STATUSES, VAT_INVOICE_VIEWS, VAT_REJECT_REASONS } from '../kinds.ts'
import en from '../text/en.ts'
import reviewEn from '../text/review-en.ts'
import reviewTh from '../text/review-th.ts'
import th from '../text/th.ts'
import { rejectWords } from './reject-reason.ts'
import { vatInvoiceActs, vatInvoiceMachine, vatInvoiceStatusAfter } from './status.ts'

describe('the date of a tax invoice', () => {
  const paidAt = new Date('2025-11-30T18:00:00Z')
  const now = new Date('2025-12-20T05:00:00Z')

  it('is in the month of the payment (Bangkok time) or later', () => {
    expect(earliestDate(paidAt)).toBe('2025-12-01')
    expect(earliestDate(new Date('2025-11-30T16:00:00Z'))).toBe('2025-11-01')
    expect(dateProblem('vat_invoice', '2025-12-01', paidAt, now)).toBeNull()
    expect(dateProblem('vat_invoice', '2025-11-30', paidAt, now)).toEqual({
      code: 'vat_invoice_too_early',
      day: '2025-12-01',
    })
  })

  it('is not in the future', () => {
    expect(dateProblem('vat_invoice', '2025-12-20', paidAt, now)).toBeNull()
    expect(dateProblem('vat_invoice', '2025-12-21', paidAt, now)).toEqual({ code: 'vat_invoice_in_future' })
    expect(dateProblem('vat_invoice', '2025-12-21', paidAt, new Date('2025-12-20T17:00:00Z'))).toBeNull()
  })
})

it('reminders are sent on the days of the setting, and then no more', () => {
  const since = new Date('2025-11-21T16:30:00Z')
  const nextAt = (now: string) => nextReminder(since, [7, 30], new Date(now))?.toISOString() ?? null
  expect(nextAt('2025-11-21T16:30:00Z')).toBe('2025-11-28T03:00:00.000Z')
  expect(nextAt('2025-11-28T03:00:05Z')).toBe('2025-12-21T03:00:00.000Z')
  expect(nextAt('2025-12-21T03:00:05Z')).toBeNull()
  expect(nextReminder(since, [], since)).toBeNull()
})

it('a reminder whose day has passed is skipped, and the next one is on a later day', () => {
  const since = new Date('2025-11-21T16:30:00Z')
  const nextAt = (now: string) => nextReminder(since, [7, 30, 60], new Date(now))?.toISOString() ?? null
  expect(nextAt('2026-01-01T05:00:00Z')).toBe('2026-01-20T03:00:00.000Z')
  expect(nextAt('2025-12-20T18:00:00Z')).toBe('2026-01-20T03:00:00.000Z')
  expect(nextAt('2025-12-20T16:00:00Z')).toBe('2025-12-21T03:00:00.000Z')
  expect(nextAt('2026-03-01T05:00:00Z')).toBeNull()
})

it('a rejection shows its reason and the operator’s note', () => {
  expect(rejectWords('unreadable', 'หน้า 2').th).toBe('เอกสารไม่ชัด · หน้า 2')
  expect(rejectWords('other', 'Wrong year')).toEqual({ th: 'Wrong year', en: 'Wrong year' })
})

describe('the states', () => {
  it('are all reachable, end in approved or forgone, and have a text and a list', () => {
    const reached = new Set<string>(['waiting', ...vatInvoiceMachine.rows.map(({ to }) => to)])
    expect(reached).toEqual(new Set(VAT_INVOICE_STATUSES))
    expect(new Set(vatInvoiceMachine.rows.map(({ event }) => event))).toEqual(new Set(VAT_INVOICE_ACTS))
    const ends = VAT_INVOICE_STATUSES.filter(
      (status) => [...vatInvoiceActs(status, 'influencer'), ...vatInvoiceActs(status, 'operator')].length === 0,
    )
    expect(ends).toEqual(['approved', 'forgone'])
    for (const words of [en, th])
      for (const status of VAT_INVOICE_STATUSES) expect(words[`status_${status}`]).toMatch(/\S/)
    for (const words of [reviewEn, reviewTh])
      for (const reason of VAT_REJECT_REASONS) expect(words[`reason_${reason}`]).toMatch(/\S/)
    expect(SENDER_VIEWS.flatMap((view): string[] => [...VAT_INVOICE_VIEWS[view]]).sort()).toEqual(
      [...VAT_INVOICE_STATUSES].sort(),
    )
  })

  it('refuse changes after a decision, and each side the actions of the other', () => {
    expect(() => vatInvoiceStatusAfter('approved', 'send', 'influencer')).toThrow('vat_invoice_decided')
    expect(() => vatInvoiceStatusAfter('in_progress', 'forgo', 'influencer')).toThrow('vat_invoice_decided')
    expect(() => vatInvoiceStatusAfter('in_progress', 'approve', 'influencer')).toThrow('vat_invoice_decided')
    expect(() => vatInvoiceStatusAfter('waiting', 'approve', 'operator')).toThrow('vat_invoice_decided')
  })
})
