import { dayOf } from '../../../core/calendar.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { savePreferences } from '../../notifications/service.ts'
import { CONSENT_KINDS, type ConsentKind, type ConsentVersions } from '../rules/consent.ts'
import { insertConsents, listConsents, listVersions } from './store.ts'

/** The version of each published consent text that is in force at a time. */
export const versionsInForce = async (tx: Tx, at: Date): Promise<ConsentVersions> =>
  Object.fromEntries((await listVersions(tx, dayOf(at))).map(({ kind, version }) => [kind, version]))

/**
 * Stores each answer with the time, the IP address and the version of the text that was shown. The setting for news by
 * email follows the marketing answer.
 */
export async function storeConsents(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'ip'>,
  accountId: string,
  answers: Readonly<Partial<Record<string, boolean>>>,
  shownAt = ctx.clock.now(),
): Promise<void> {
  const at = ctx.clock.now()
  const versions = await versionsInForce(tx, shownAt)
  const given = CONSENT_KINDS.filter((kind) => answers[kind] !== undefined)
  await insertConsents(
    tx,
    given.map((kind) => ({
      id: newId(at.getTime()),
      accountId,
      kind,
      version: versions[kind] ?? '',
      granted: answers[kind] === true,
      at,
      ip: ctx.ip,
    })),
  )
  if (answers.marketing !== undefined)
    await savePreferences(tx, accountId, [{ kindGroup: 'marketing', channel: 'email', enabled: answers.marketing }])
}

type Answers = Partial<Record<ConsentKind, boolean>>

/** The latest answer of each kind; `answers` must be in chronological order. */
export const latestOf = (answers: readonly { kind: ConsentKind; granted: boolean }[]): Answers =>
  Object.fromEntries(answers.map((answer) => [answer.kind, answer.granted]))

export const consentsOf = async (db: Tx, accountId: string): Promise<Answers> =>
  latestOf(await listConsents(db, accountId))
