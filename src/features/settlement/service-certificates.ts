import { MAIN_BRANCH } from '../../core/branch.ts'
import { dayOf } from '../../core/calendar.ts'
import type { Satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { certificatePlace, issueDocument, printedAddress } from '../documents/service.ts'
import type { JobRecord } from '../jobs/schema.ts'
import type { JobSystem } from './step.ts'
import type { PayeeRecord } from './store.ts'

/** A payment with tax withheld. */
export interface WithheldPayment {
  /** The influencer's part of a job, the talent manager's, or the referrer's reward. */
  refType: 'job' | 'job_manager' | 'job_referral'
  payee: PayeeRecord
  gross: Satang
  tax: Satang
}

const WORK = 'ค่าจ้างรีวิวสินค้าหรือบริการ'
const REWARD = 'ค่าแนะนำ'

/**
 * Issues the withholding tax certificates of one settlement. Call it last in a transaction, because it locks the
 * document numbers.
 */
export async function issueCertificates(
  tx: Tx,
  system: JobSystem,
  job: JobRecord,
  payments: readonly WithheldPayment[],
): Promise<void> {
  const { seller } = system.config
  const payer = { name: seller.name, address: seller.address, taxId: seller.taxId, branch: seller.branch }
  const paidOn = dayOf(system.clock.now())
  for (const { refType, payee, gross, tax } of payments) {
    const { form, row } = certificatePlace(payee.payeeClass)
    const note = row === '5' ? (refType === 'job_referral' ? REWARD : WORK) : ''
    await issueDocument(tx, system.clock, {
      kind: 'withholding_certificate',
      owner: payee.accountId,
      ref: { type: refType, id: job.id },
      data: { payer, payee: await partyOf(payee), form, lines: [{ row, paidOn, amount: gross, tax, note }] },
    })
  }
}

const partyOf = async (payee: PayeeRecord) => ({
  name: payee.legalName ?? '',
  address: payee.address ? await printedAddress(payee.address) : '',
  taxId: payee.nationalId ?? payee.passportNo ?? '',
  branch: payee.payeeClass === 'company' ? (payee.vatBranch ?? MAIN_BRANCH) : null,
})
