import { DAY } from '../../../core/clock.ts'
import { morningAfter, nextReminder } from '../../../core/document-dates.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notify } from '../../notifications/service.ts'
import { DUE, ENDED, type EndedStatus } from '../kinds.ts'
import { certificateStatusAfter } from '../rules/status.ts'
import {
  type CertificateRecord,
  findByCharge,
  hasUnsent,
  insertCertificate,
  lockByCharge,
  updateCertificate,
} from '../store.ts'

export const CERTIFICATE_PAGE = '/Marketer/taxCertificate'

/** A paid charge from which the buyer withheld tax. */
interface WithheldCharge {
  id: string
  marketerId: string
  reference: string
  withheld: Satang
}

/** Records that a certificate is due for the tax withheld from a payment. Call it in the transaction of the payment. */
export async function recordWithheld(tx: Tx, now: Date, charge: WithheldCharge): Promise<void> {
  const settings = await readSettings(tx, now)
  const id = newId(now.getTime())
  await insertCertificate(tx, {
    id,
    accountId: charge.marketerId,
    chargeId: charge.id,
    amount: charge.withheld,
    paidAt: now,
    status: 'waiting',
    remindAt: nextReminder(now, settings['buyer_withholding.remind_days'], now),
    missingAt: morningAfter(now, settings['buyer_withholding.alarm_days']),
  })
  await notify(tx, now, {
    kind: 'certificate.requested',
    key: `certificate:${id}:requested`,
    to: { accountId: charge.marketerId },
    data: { amount: { satang: charge.withheld }, ref: charge.reference },
    href: `${CERTIFICATE_PAGE}?open=${id}`,
  })
}

/**
 * Throws `certificate_missing` for a buyer with a certificate missing for so long that operators are alerted: such a
 * buyer cannot withhold tax from further purchases.
 */
export async function refuseMissingCertificates(tx: Tx, now: Date, marketerId: string): Promise<void> {
  const days = (await readSettings(tx, now))['buyer_withholding.alarm_days']
  if (await hasUnsent(tx, marketerId, new Date(now.getTime() - days * DAY)))
    throw new AppError('certificate_missing', { days }, { withhold: { code: 'certificate_missing', days } })
}

/** What became of the tax withheld from a charge: still a receivable, certified, paid by transfer, or written off. */
export type WithheldTaxState = 'due' | 'certified' | EndedStatus

/** Locks the certificate of a charge. Call it before posting. */
export const lockCertificate = async (tx: Tx, chargeId: string): Promise<WithheldTaxState> =>
  stateOf(await lockByCharge(tx, chargeId))

/** The state of a charge's withheld tax without a lock, to be shown. */
export const readCertificateState = async (tx: Tx, chargeId: string): Promise<WithheldTaxState> =>
  stateOf(await findByCharge(tx, chargeId))

function stateOf(row: CertificateRecord | undefined): WithheldTaxState {
  if (!row) return 'certified'
  if (isDue(row.status)) return 'due'
  return ENDED.find((ended) => ended === row.status) ?? 'certified'
}

/** Bank reference of the transfer that paid the withheld tax of a charge. Null if there is none. */
export async function findCollection(tx: Tx, chargeId: string): Promise<string | null> {
  return (await lockByCharge(tx, chargeId))?.bankRef ?? null
}

const isDue = (status: string): boolean => (DUE as readonly string[]).includes(status)

/**
 * Cancels a part of the withheld tax after a refund or chargeback: the certificate must state less, or is no longer
 * due.
 */
export async function releaseWithheld(tx: Tx, now: Date, chargeId: string, amount: Satang): Promise<void> {
  const row = await lockByCharge(tx, chargeId)
  if (!row || !isDue(row.status)) throw new Error(`no certificate of charge ${chargeId} is due`)
  const released = satang(row.released + amount)
  const version = row.version + 1
  if (released < row.amount) return updateCertificate(tx, row.id, { released, version })
  const status = certificateStatusAfter(row.status, 'void', 'system')
  await updateCertificate(tx, row.id, { released, version, status, decidedAt: now, remindAt: null, missingAt: null })
}
