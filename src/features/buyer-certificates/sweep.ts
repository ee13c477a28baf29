import type { Clock } from '../../core/clock.ts'
import { nextReminder } from '../../core/document-dates.ts'
import { satang } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { formatBaht } from '../../i18n/formats.ts'
import { readSettings } from '../../platform/settings.ts'
import { notify } from '../notifications/service.ts'
import { listCertificates, lockMissing, lockOverdue, lockToRemind, updateCertificate } from './store.ts'
import { CERTIFICATE_PAGE } from './withheld/service.ts'

const BATCH = 50
const QUEUE = '/Operator/buyerCertificate'

interface CertificateSweep {
  db: Db
  clock: Clock
}

/** Reminds buyers of missing certificates, and alerts operators about missing and unchecked ones. */
export async function sweepCertificates(app: CertificateSweep): Promise<void> {
  await remind(app)
  await alarmMissing(app)
  await alarmUnchecked(app)
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

async function remind({ db, clock }: CertificateSweep): Promise<void> {
  const now = clock.now()
  await withTx(db, async (tx) => {
    const days = (await readSettings(tx, now))['buyer_withholding.remind_days']
    const due = await lockToRemind(tx, now, BATCH)
    const views = await listCertificates(tx, idsOf(due))
    for (const { id, accountId, amount, released, reminders, paidAt } of due) {
      await notify(tx, now, {
        kind: 'certificate.reminder',
        key: `certificate:${id}:reminder:${reminders}`,
        to: { accountId },
        data: { amount: { satang: satang(amount - released) }, ref: views.get(id)?.charge.reference ?? '' },
        href: `${CERTIFICATE_PAGE}?open=${id}`,
      })
      const remindAt = nextReminder(paidAt, days, now)
      await updateCertificate(tx, id, { reminders: reminders + 1, remindAt })
    }
  })
}

async function alarmMissing({ db, clock }: CertificateSweep): Promise<void> {
  const now = clock.now()
  await withTx(db, async (tx) => {
    const missing = await lockMissing(tx, now, BATCH)
    const views = await listCertificates(tx, idsOf(missing))
    for (const { id, amount, released, status } of missing) {
      const { name = '', charge } = views.get(id) ?? {}
      const due = formatBaht(amount - released)
      await notify(tx, now, {
        kind: 'operator.alarm',
        key: `certificate:${id}:missing`,
        to: { operators: true },
        data: {
          title: { th: `ยังไม่ได้รับใบ 50 ทวิ: ${name}`, en: `Withholding certificate missing: ${name}` },
          text: {
            th: `${charge?.reference ?? ''} หักไว้ ${due} ติดต่อแบรนด์เพื่อขอเอกสาร`,
            en: `${charge?.reference ?? ''}: ${due} withheld. Contact the brand for the certificate.`,
          },
        },
        href: `${QUEUE}?status=${status}&open=${id}`,
      })
      await updateCertificate(tx, id, { missingAt: null })
    }
  })
}

async function alarmUnchecked({ db, clock }: CertificateSweep): Promise<void> {
  const now = clock.now()
  await withTx(db, async (tx) => {
    const overdue = await lockOverdue(tx, now, BATCH)
    const views = await listCertificates(tx, idsOf(overdue))
    for (const { id, version, number } of overdue) {
      const name = views.get(id)?.name ?? ''
      await notify(tx, now, {
        kind: 'operator.alarm',
        key: `certificate:${id}:${version}:overdue`,
        to: { operators: true },
        data: {
          title: { th: `ใบ 50 ทวิเลยกำหนดตรวจ: ${name}`, en: `Withholding certificate review overdue: ${name}` },
          text: { th: `เลขที่ ${number} ยังไม่มีใครตรวจ`, en: `No. ${number} hasn’t been checked yet` },
        },
        href: `${QUEUE}?open=${id}`,
      })
      await updateCertificate(tx, id, { alarmedAt: now })
    }
  })
}
