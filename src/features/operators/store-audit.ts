import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { auditLog } from '../../platform/schema.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName, shownNameIfAny } from '../accounts/schema-names.ts'
import { apiKeys } from '../api-keys/schema.ts'

export interface AuditFilter {
  /** An action code, or its prefix up to the dot. */
  act?: string | undefined
  actor?: string | undefined
  targetType?: string | undefined
  targetId?: string | undefined
}

const target = alias(accounts, 'audit_target')

/** Audit entries, newest first; returns one more than `limit`. */
export const listActs = (tx: Tx, lang: Lang, filter: AuditFilter, before: string | null, limit: number) =>
  tx
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      actorId: auditLog.actorId,
      actorName: shownNameIfAny(lang, accounts),
      keyName: apiKeys.name,
      actorRole: auditLog.actorRole,
      act: auditLog.act,
      targetType: auditLog.targetType,
      targetId: auditLog.targetId,
      targetName: sql<
        string | null
      >`case when ${auditLog.targetType} in ('account', 'team') then (select ${shownName(lang, target)} from ${accounts} audit_target where audit_target.id = ${auditLog.targetId}::uuid) end`,
      before: auditLog.before,
      after: auditLog.after,
      why: auditLog.why,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.keyId))
    .where(
      and(
        filter.act ? and(gte(auditLog.act, filter.act), lt(auditLog.act, `${filter.act}\u{10ffff}`)) : undefined,
        filter.actor ? eq(auditLog.actorId, filter.actor) : undefined,
        filter.targetType ? eq(auditLog.targetType, filter.targetType) : undefined,
        filter.targetId ? eq(auditLog.targetId, filter.targetId) : undefined,
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)

/** The operators, for the filter. */
export const listOperators = (tx: Tx, lang: Lang) =>
  tx
    .select({ id: accounts.id, name: shownName(lang) })
    .from(accounts)
    .where(eq(accounts.role, 'operator'))
    .orderBy(accounts.id)
    .limit(100)
