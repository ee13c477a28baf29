import { MINUTE } from '../../../core/clock.ts'
import { type AnyEndpoint, permissionOf } from '../../../core/endpoint.ts'
import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { idOfCursor, paginate } from '../../../platform/cursor.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import type { contract } from '../contract.ts'
import type { TeamRole } from '../kinds.ts'
import { UNRECORDED } from '../rules/act-words.ts'
import type { TeamAct } from '../shapes.ts'
import { lastActOf, listTeamActs } from '../store.ts'

const PAGE = 20

const textIn = (value: unknown, ...names: string[]): string | null => {
  const found = names.map((name) => (value as Record<string, unknown> | null)?.[name]).find(Boolean)
  return typeof found === 'string' ? found : null
}

type ActRow = Awaited<ReturnType<typeof listTeamActs>>[number]
const viewAct = ({ id, at, name, key, act, before, after }: ActRow): TeamAct => ({
  id,
  at: at.toISOString(),
  name,
  key,
  act,
  subject: textIn(after, 'name', 'email') ?? textIn(before, 'name', 'email'),
  role: textIn(after, 'role') as TeamRole | null,
})

/** Actions of the account's logins, listed on the team page. */
export const actsHandlers = {
  async acts(ctx, { params, query }) {
    const marketerId = ownAccount(ctx, params.id)
    const limit = query.limit ?? PAGE
    const rows = await listTeamActs(ctx.db, marketerId, idOfCursor(query.after), limit)
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows.map(viewAct), next: page.next }
  },
} satisfies Pick<Handlers<typeof contract>, 'acts'>

/** Repeated saves of the same draft by a person are recorded only once within this time. */
const REPEAT_WINDOW = 30 * MINUTE

async function isRepeatedSave(tx: Tx, ctx: Ctx, act: string, after: object): Promise<boolean> {
  if (act !== 'campaigns.save') return false
  const last = await lastActOf(tx, personOf(ctx.caller))
  return (
    last?.act === act &&
    last.keyId === (ctx.caller.keyId ?? null) &&
    ctx.clock.now().getTime() - last.at.getTime() < REPEAT_WINDOW &&
    JSON.stringify(last.after) === JSON.stringify(after)
  )
}

/**
 * Records a change of the account by a marketer's own login or a member, with the person, in the transaction of the
 * change. Changes of only the person's own login are left out, and so are changes of the team, which record themselves.
 */
export async function recordTeamAct(tx: Tx, ctx: Ctx, endpoint: AnyEndpoint, params: unknown): Promise<void> {
  const { scope, accountId } = ctx.caller
  const { id } = endpoint
  if (scope !== 'marketer' || id.startsWith('teams.') || UNRECORDED.includes(id)) return
  const permission = permissionOf(endpoint)
  if (endpoint.audience === 'open' || permission === 'self' || permission === 'read') return
  const after = { ...(params as object | undefined) }
  if (await isRepeatedSave(tx, ctx, id, after)) return
  await audit(tx, ctx, { act: id, targetType: 'team', targetId: accountId, after })
}
