import type { MoveCause } from '../../../core/credit-moves.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { Move, Movement } from '../shapes.ts'

const BETWEEN: readonly Move[] = ['hold', 'release']
const IN: readonly Move[] = ['top_up', 'grant', 'package_return']

/** Whether a movement adds credits, subtracts them, or moves them between the available and the held balance. */
export function movementOf(kind: Move): Movement {
  if (BETWEEN.includes(kind)) return 'hold'
  return IN.includes(kind) ? 'add' : 'subtract'
}

/** Names of the kinds of movements, for totals. */
export const moveWords: Readonly<Record<Move, Bilingual>> = {
  top_up: { th: 'เติมเครดิต', en: 'Credits topped up' },
  grant: { th: 'เครดิตจากทีมงาน', en: 'Credits from our team' },
  package_return: { th: 'คืนเครดิตจากงานแพ็กเกจ', en: 'Returned from a package job' },
  hold: { th: 'พักเครดิต', en: 'Put on hold' },
  release: { th: 'คืนเครดิตที่พักไว้', en: 'Returned from hold' },
  payout: { th: 'จ่ายค่าจ้าง', en: 'Job pay' },
  fee: { th: 'ค่าบริการ', en: 'Service fee' },
  reimbursement: { th: 'ค่าสินค้าเบิกคืน', en: 'Reimbursement' },
  refund: { th: 'คืนเงินค่าเครดิต', en: 'Credits refunded' },
  expiry: { th: 'เครดิตหมดอายุ', en: 'Credits expired' },
  chargeback: { th: 'ธนาคารเรียกเงินคืน', en: 'Chargeback' },
}

const causeWords: Readonly<Partial<Record<Move, Partial<Record<MoveCause, Bilingual>>>>> = {
  hold: {
    job: { th: 'พักเครดิตค่างาน', en: 'Put on hold for a job' },
    pay_changed: { th: 'พักเครดิตใหม่ตามค่าจ้างที่ตกลงกัน', en: 'Put on hold again at the new pay' },
    extra_revision: { th: 'พักเครดิตค่าแก้ดราฟต์เพิ่ม', en: 'Put on hold for an extra revision' },
    reimbursement: { th: 'พักเครดิตค่าสินค้าเบิกคืน', en: 'Put on hold for a reimbursement' },
  },
  release: {
    pay_changed: { th: 'คืนเครดิตที่พักไว้เดิม เพราะค่าจ้างเปลี่ยน', en: 'Previous hold returned, pay changed' },
    job_cancelled: { th: 'คืนเครดิตที่พักไว้ เพราะงานยกเลิก', en: 'Returned from hold, job cancelled' },
    unspent: { th: 'คืนเครดิตที่พักไว้ ส่วนที่ไม่ได้ใช้', en: 'Unused part of a hold returned' },
  },
  payout: {
    extra_revision: { th: 'จ่ายค่าแก้ดราฟต์เพิ่ม', en: 'Pay for an extra revision' },
    extra_included: { th: 'จ่ายค่าจ้าง รวมค่าแก้ดราฟต์เพิ่ม', en: 'Job pay, extra revision included' },
  },
  fee: {
    extra_revision: { th: 'ค่าบริการของการแก้ดราฟต์เพิ่ม', en: 'Service fee for an extra revision' },
    extra_included: { th: 'ค่าบริการ รวมการแก้ดราฟต์เพิ่ม', en: 'Service fee, extra revision included' },
  },
}

/** The name of one movement. */
export const lineWords = ({ kind, cause }: { kind: Move; cause: MoveCause | null }): Bilingual =>
  (cause && causeWords[kind]?.[cause]) || moveWords[kind]

interface Moved {
  kind: Move
  event: string
  /** Of the entry: `job:{id}:job:2:held` is the second hold of a job. */
  reference: string
}

const HOLD_CAUSES: Readonly<Record<string, MoveCause>> = {
  job_held: 'job',
  extra_round_held: 'extra_revision',
  reimbursement_held: 'reimbursement',
}
const RELEASE_CAUSES: Readonly<Record<string, MoveCause>> = {
  job_hold_released: 'pay_changed',
  job_cancelled: 'job_cancelled',
  job_completed: 'unspent',
}
const REPLACED = /:job:(?!1:)\d+:held$/

/** The cause of a movement. Null if it belongs to no job. */
export function causeOf(
  { kind, event, reference }: Moved,
  job: { hasExtras: boolean; fundedBy: 'credits' | 'package' } | undefined,
): MoveCause | null {
  if (kind === 'hold') return REPLACED.test(reference) ? 'pay_changed' : (HOLD_CAUSES[event] ?? null)
  if (kind === 'release') return RELEASE_CAUSES[event] ?? null
  if (!job || (kind !== 'payout' && kind !== 'fee')) return null
  // A package pays for the job itself; credits pay only for its extra revisions.
  if (job.fundedBy === 'package') return 'extra_revision'
  return job.hasExtras ? 'extra_included' : 'job'
}
