import type { HandlerInput } from '../../core/endpoint.ts'
import type { Tx } from '../../db/types.ts'
import { entryId } from '../../ledger/entry-id.ts'
import type { Ctx } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownAccount } from '../../platform/own-account.ts'
import { nameWords } from '../accounts/schema-names.ts'
import { notify } from '../notifications/service.ts'
import type { contract } from './contract.ts'
import { actWords } from './rules/act-words.ts'
import { findJobTitle, insertAct, listActs } from './store.ts'

const PAGE = 20

/**
 * Records an action of a talent manager and notifies the partner. Does nothing if the caller acts for themselves.
 * Messages are recorded without a notification.
 */
export async function recordActFor(
  tx: Tx,
  { caller, clock }: Pick<Ctx, 'caller' | 'clock'>,
  { partnerId, act, jobId = null }: { partnerId: string; act: string; jobId?: string | null },
): Promise<void> {
  if (caller.scope !== 'influencer' || caller.accountId === partnerId) return
  const now = clock.now()
  const id = entryId(now)
  const job = jobId ? await findJobTitle(tx, jobId) : null
  await insertAct(tx, { id, managerId: caller.accountId, partnerId, act, jobId, job, at: now })
  if (act === 'message') return
  await notify(tx, now, {
    kind: 'partner.acted',
    key: `partner:act:${id}`,
    to: { accountId: partnerId },
    data: { manager: nameWords(caller.name, caller.latinName), act: actWords(act), job: job ?? undefined },
    href: jobId ? `/Influencer/brandJob/${jobId}` : '/Influencer/partnerConsent',
  })
}

export async function readActs(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['acts']>) {
  const limit = query?.limit ?? PAGE
  const before = idOfCursor(query?.after)
  const found = await listActs(ctx.db, ctx.lang, ownAccount(ctx, params.id), before, limit + 1)
  const { rows, next } = paginate(found, limit, ({ act }) => [act.id])
  const data = rows.map(({ act, manager }) => ({
    id: act.id,
    manager,
    act: act.act,
    jobId: act.jobId,
    job: act.job,
    at: act.at.toISOString(),
  }))
  return { data, next }
}
