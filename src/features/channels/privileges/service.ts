import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { checkPrivilege, PRIVILEGE_MESSAGES, type PrivilegeRefusal } from '../rules/privilege.ts'
import { channelTransitionFor } from '../rules/status.ts'
import { listOwn, updateChannel } from '../store.ts'
import { viewChannels } from '../view.ts'
import { countUse, hasUsed, insertUse, lockPrivilege, type PrivilegeRecord } from './store.ts'

/**
 * Applies a privilege code once for the caller: their channels that failed a check are admitted. Sending the same code
 * again gives the same response without another use. Throws the three errors that the specification defines.
 */
export async function usePrivilege(ctx: Ctx, typed: string) {
  const code = typed.toUpperCase()
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  return ctx.write(async (tx) => {
    const privilege = await lockPrivilege(tx, code)
    const answer = checkPrivilege(privilege, await hasUsed(tx, code, accountId), now)
    if (!answer.ok) throw refusal(answer.code, typed, privilege)
    if (answer.saved === 'now') await noteUse(tx, code, accountId, now)
    const channels = await admitChannels(tx, accountId, now)
    return { code, benefit: (ctx.lang === 'th' ? privilege?.benefitTh : privilege?.benefitEn) ?? '', channels }
  })
}

const refusal = (code: PrivilegeRefusal, typed: string, privilege: PrivilegeRecord | null): AppError =>
  new AppError(code, {
    code: typed,
    messageKey: PRIVILEGE_MESSAGES[code],
    ...(privilege && { n: privilege.quota, date: privilege.expiresAt.toISOString() }),
  })

async function noteUse(tx: Tx, code: string, accountId: string, now: Date): Promise<void> {
  await countUse(tx, code)
  await insertUse(tx, code, accountId, now)
}

/** Admits channels that a check rejected. Channels that an operator rejected are not changed. */
async function admitChannels(tx: Tx, accountId: string, now: Date) {
  const rows = await listOwn(tx, accountId)
  const changed = []
  for (const row of rows) {
    const step = channelTransitionFor(row, 'usePrivilege', 'owner')
    if (step)
      changed.push(
        await updateChannel(tx, row.id, { status: step.to, statusAt: now, statusReason: null, wasAllowed: true }),
      )
  }
  return viewChannels(tx, changed)
}
