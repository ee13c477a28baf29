import { DAY, isoTime, MINUTE } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { ROLE_PATH } from '../../core/role-path.ts'
import type { Db, Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Caller, type Ctx, type Handlers, needActive, personOf } from '../../platform/context.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { callerFrom } from '../accounts/service.ts'
import { notify } from '../notifications/service.ts'
import { requireSecondStepIfOn } from '../two-step/service.ts'
import type { ApiKeyView, contract } from './contract.ts'
import { type ApiScope, KEY_START, KEYS_MAX, SCOPES_OF } from './kinds.ts'
import {
  type ApiKeyRecord,
  countUsable,
  findUsable,
  hasKey,
  insertKey,
  listKeys,
  noteUse,
  revokeKey,
  revokeKeysOf,
} from './store.ts'

/** Number of characters of the key that are stored and shown. */
const PREFIX_LENGTH = KEY_START.length + 6

const stateOf = ({ revokedAt, expiresAt }: ApiKeyRecord, now: Date): ApiKeyView['state'] => {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

const view = (key: ApiKeyRecord, createdBy: string, now: Date): ApiKeyView => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  createdAt: key.createdAt.toISOString(),
  createdBy,
  expiresAt: isoTime(key.expiresAt),
  lastUsedAt: isoTime(key.lastUsedAt),
  state: stateOf(key, now),
})

/** The role that a caller creates keys for. Throws `wrong_role` for operators. */
function sideOf({ scope }: Caller): keyof typeof SCOPES_OF {
  if (scope !== 'marketer' && scope !== 'influencer') throw new AppError('wrong_role')
  return scope
}

type Actor = Pick<Ctx, 'caller' | 'clock' | 'ip'>
type Role = keyof typeof ROLE_PATH

/** Records in the audit log that a key was created or revoked, and notifies its account, which has this `role`. */
async function recordKeyEvent(
  tx: Tx,
  ctx: Actor,
  act: 'created' | 'revoked',
  key: ApiKeyRecord,
  { role, why }: { role: Role; why?: string },
): Promise<void> {
  const now = ctx.clock.now()
  const facts = { name: key.name, prefix: key.prefix, scopes: key.scopes }
  await audit(tx, ctx, {
    act: act === 'created' ? 'api_key.create' : 'api_key.revoke',
    targetType: 'api_key',
    targetId: key.id,
    ...(act === 'created' ? { after: facts } : { before: facts }),
    ...(why && { why }),
  })
  await notify(tx, now, {
    kind: `security.key_${act}`,
    key: `api-key:${key.id}:${act}`,
    to: { accountId: key.accountId },
    data: { name: key.name, time: now },
    href: `/${ROLE_PATH[role]}/developer`,
  })
}

/** Revokes the keys that a login created: without its rights, they must not act for the account. */
export async function endKeysOf(
  tx: Tx,
  ctx: Actor,
  { id, role }: { id: string; role: Role },
  why: 'membership_ended' | 'role_changed' | 'password_recovered',
): Promise<void> {
  for (const key of await revokeKeysOf(tx, id, ctx.clock.now()))
    await recordKeyEvent(tx, ctx, 'revoked', key, { role, why })
}

export const handlers = {
  async list(ctx) {
    sideOf(ctx.caller)
    const now = ctx.clock.now()
    return (await listKeys(ctx.db, ctx.caller.accountId)).map(({ key, maker }) => view(key, maker, now))
  },
  async create(ctx, { body }) {
    const role = sideOf(ctx.caller)
    const possible: readonly ApiScope[] = SCOPES_OF[role]
    needActive(ctx.caller)
    if (body.scopes.some((scope) => !possible.includes(scope)))
      throw new AppError('scope_of_other_role', {}, { scopes: 'scope_of_other_role' })
    const consumeCode = await requireSecondStepIfOn(ctx, body.code)
    const now = ctx.clock.now()
    const token = KEY_START + newToken()
    const key: ApiKeyRecord = {
      id: newId(now.getTime()),
      accountId: ctx.caller.accountId,
      createdBy: personOf(ctx.caller),
      name: body.name,
      prefix: token.slice(0, PREFIX_LENGTH),
      keyHash: hashToken(token),
      scopes: possible.filter((scope) => body.scopes.includes(scope)),
      createdAt: now,
      expiresAt: body.expiresInDays === null ? null : new Date(now.getTime() + body.expiresInDays * DAY),
      lastUsedAt: null,
      revokedAt: null,
    }
    return ctx.write(async (tx) => {
      await consumeCode(tx)
      if ((await countUsable(tx, key.accountId, now)) >= KEYS_MAX) throw new AppError('api_keys_full', { n: KEYS_MAX })
      await insertKey(tx, key)
      await recordKeyEvent(tx, ctx, 'created', key, { role })
      return { data: view(key, ctx.caller.name, now), token }
    })
  },
  async revoke(ctx, { params }) {
    const { accountId } = ctx.caller
    const role = sideOf(ctx.caller)
    return ctx.write(async (tx) => {
      const revoked = await revokeKey(tx, accountId, params.id, ctx.clock.now())
      if (revoked) await recordKeyEvent(tx, ctx, 'revoked', revoked, { role })
      else if (!(await hasKey(tx, accountId, params.id))) throw new AppError('not_found')
      return { ok: true as const }
    })
  },
} satisfies Handlers<typeof contract>

/** The account that a key acts for, and the key's scopes. */
export interface KeyHolder {
  caller: Caller
  scopes: readonly ApiScope[]
}

/** `last_used_at` is updated at most once a minute, so that most requests write nothing. */
const LAST_USED_PRECISION = MINUTE

/** The holder of a usable key, or null. Updates `last_used_at`. */
export async function findKeyHolder(db: Db, token: string, now: Date): Promise<KeyHolder | null> {
  const key = await findUsable(db, hashToken(token), now)
  const caller = key && callerFrom(key, key.id)
  if (!caller) return null
  const staleBefore = new Date(now.getTime() - LAST_USED_PRECISION)
  if (!key.lastUsedAt || key.lastUsedAt < staleBefore) await noteUse(db, key.id, now, staleBefore)
  return { caller: { ...caller, keyId: key.id }, scopes: key.scopes }
}
