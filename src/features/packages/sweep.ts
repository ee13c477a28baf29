import { dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { unitAlertsDue } from '../../ledger/alerts.ts'
import { expireUnits } from '../../ledger/package-end.ts'
import { readSettings } from '../../platform/settings.ts'
import { notify } from '../notifications/service.ts'
import { listTitles } from './owned/store-balance.ts'

interface SweepEnv {
  db: Db
  clock: Clock
}

const BATCH = 200

/** Expires package jobs that have reached their end, in one transaction per batch. */
async function sweepUnits({ db, clock }: SweepEnv): Promise<void> {
  for (;;) {
    const expired = await withTx(db, (tx) => expireUnits(tx, clock.now(), BATCH))
    if (expired.length === 0) return
  }
}

/** Notifies marketers 30, 7 and 1 days before package jobs expire, in the transaction that marks the alert as sent. */
async function sweepUnitAlerts({ db, clock }: SweepEnv): Promise<void> {
  for (;;) {
    const now = clock.now()
    const taken = await withTx(db, async (tx) => {
      const days = (await readSettings(tx, now))['credits.alert_days']
      const due = await unitAlertsDue(tx, now, BATCH, days)
      const titles = await listTitles(tx, [...new Set(due.alerts.map((alert) => alert.packageId))])
      for (const { lotId, ownerId, packageId, units, expiresAt, days: left } of due.alerts)
        await notify(tx, now, {
          kind: 'package.expiring',
          key: `package:${lotId}:expires:${expiresAt.getTime()}:${left}`,
          to: { accountId: ownerId },
          data: {
            package: titles.get(packageId) ?? { th: 'แพ็กเกจ', en: 'Package' },
            n: units,
            days: left,
            date: { day: dayOf(expiresAt) },
          },
          href: '/Marketer/packageBalance',
        })
      return due.taken
    })
    if (taken < BATCH) return
  }
}

/** All scheduled work for packages. */
export async function sweepPackages(env: SweepEnv): Promise<void> {
  await sweepUnits(env)
  await sweepUnitAlerts(env)
}
