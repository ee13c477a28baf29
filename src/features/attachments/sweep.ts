import type { Clock } from '../../core/clock.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { notify } from '../notifications/service.ts'
import { ATTACHMENT_WORDS } from './rules/attachment-words.ts'
import { findPerson, lockOverdue, updateAttachment } from './store.ts'

const BATCH = 50

/** Alerts the operators once about each attachment that nobody checked in time. */
export async function sweepAttachments(app: { db: Db; clock: Clock }): Promise<void> {
  const now = app.clock.now()
  await withTx(app.db, async (tx) => {
    for (const attachment of await lockOverdue(tx, now, BATCH)) {
      const person = await findPerson(tx, attachment.accountId)
      const { th, en } = ATTACHMENT_WORDS[attachment.kind]
      const name = person?.account.displayName ?? ''
      await notify(tx, now, {
        kind: 'operator.alarm',
        key: `attachment:${attachment.id}:overdue`,
        to: { operators: true },
        data: {
          title: { th: `เอกสารเกินกำหนดตรวจ: ${name}`, en: `Document overdue: ${name}` },
          text: { th: `${th} ยังไม่มีใครตรวจ`, en: `${en} hasn’t been checked yet` },
        },
        href: `/Operator/paper?open=${attachment.id}`,
      })
      await updateAttachment(tx, attachment.id, { alarmedAt: now })
    }
  })
}
