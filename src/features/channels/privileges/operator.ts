import { dayOf, endOfDay } from '../../../core/calendar.ts'
import { isoTime } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { privilegeState } from '../rules/privilege.ts'
import type { Privilege } from './contract.ts'
import {
  countPrivileges,
  endPrivilege as endInStore,
  insertPrivilege,
  listPrivileges as listInStore,
  lockPrivilege,
  type PrivilegeRecord,
} from './store.ts'

const view = (row: PrivilegeRecord, createdBy: string | null, now: Date): Privilege => ({
  ...row,
  expiresAt: row.expiresAt.toISOString(),
  endedAt: isoTime(row.endedAt),
  createdAt: row.createdAt.toISOString(),
  state: privilegeState(row, now),
  createdBy,
})

interface ListQuery {
  closed?: boolean | undefined
  after?: string | undefined
  limit?: number | undefined
}

/** Codes that can be used, or all others, newest first. */
export async function listPrivileges(ctx: Ctx, query: ListQuery) {
  const now = ctx.clock.now()
  const limit = query.limit ?? 20
  const after = decodeCursor(query.after, ['time', 'text'])
  const rows = await listInStore(ctx.db, {
    lang: ctx.lang,
    closed: query.closed ?? false,
    now,
    after: after && { at: after[0], code: after[1] },
    limit,
  })
  const page = paginate(rows, limit, ({ privilege }) => [privilege.createdAt.toISOString(), privilege.code])
  return {
    data: page.rows.map(({ privilege, createdBy }) => view(privilege, createdBy, now)),
    next: page.next,
    counts: await countPrivileges(ctx.db, now),
  }
}

interface NewPrivilege {
  code: string
  benefitTh: string
  benefitEn: string
  quota: number
  expiresOn: string
}

/** Creates a code. Throws `privilege_code_taken`, and `invalid_input` for an expiry date that is not in the future. */
export async function createPrivilege(ctx: Ctx, { expiresOn, ...values }: NewPrivilege): Promise<Privilege> {
  const now = ctx.clock.now()
  if (expiresOn <= dayOf(now)) throw new AppError('invalid_input', {}, { expiresOn: { code: 'date_past' } })
  return ctx.write(async (tx) => {
    const { accountId: createdBy, name } = ctx.caller
    const row = await insertPrivilege(tx, { ...values, expiresAt: endOfDay(expiresOn), createdBy, createdAt: now })
    if (!row) throw new AppError('privilege_code_taken', {}, { code: 'privilege_code_taken' })
    await audit(tx, ctx, {
      act: 'channel.privilegeCreate',
      targetType: 'privilege',
      targetId: row.code,
      after: { ...values, expiresOn },
    })
    return view(row, name, now)
  })
}

/** Ends a code early. Accounts that used it keep its benefit. */
export async function endPrivilege(ctx: Ctx, code: string, reason: string): Promise<Privilege> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockPrivilege(tx, code)
    if (!row) throw new AppError('not_found')
    const state = privilegeState(row, now)
    if (state === 'ended' || state === 'expired') throw new AppError('conflict', { status: state })
    const ended = await endInStore(tx, code, now)
    await audit(tx, ctx, {
      act: 'channel.privilegeEnd',
      targetType: 'privilege',
      targetId: code,
      before: { state, used: row.used },
      after: { state: 'ended' },
      why: reason,
    })
    return view(ended, null, now)
  })
}
