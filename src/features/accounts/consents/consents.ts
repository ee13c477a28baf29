import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { savePreferences } from '../../notifications/service.ts'
import { CONSENT_KINDS, CONSENT_VERSION, type ConsentKind } from '../rules/consent.ts'
import { insertConsents, listConsents } from './store.ts'

/** Keeps each answer with time, address and the version of its text. News by e-mail follow the marketing answer. */
export async function storeConsents(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'ip'>,
  accountId: string,
  answers: Readonly<Partial<Record<string, boolean>>>,
  version = CONSENT_VERSION,
): Promise<void> {
  const at = ctx.clock.now()
  const given = CONSENT_KINDS.filter((kind) => answers[kind] !== undefined)
  await insertConsents(
    tx,
    given.map((kind) => ({
      id: newId(at.getTime()),
      accountId,
      kind,
      version,
      granted: answers[kind] === true,
      at,
      ip: ctx.ip,
    })),
  )
  if (answers.marketing !== undefined)
    await savePreferences(tx, accountId, [{ kindGroup: 'marketing', channel: 'email', enabled: answers.marketing }])
}

type Answers = Partial<Record<ConsentKind, boolean>>

/** The latest answer to each kind, of answers in the order in which they were given. */
export const latestOf = (answers: readonly { kind: ConsentKind; granted: boolean }[]): Answers =>
  Object.fromEntries(answers.map((answer) => [answer.kind, answer.granted]))

export const consentsOf = async (db: Tx, accountId: string): Promise<Answers> =>
  latestOf(await listConsents(db, accountId))
