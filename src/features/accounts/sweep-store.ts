import { and, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { codeAddresses, loginAttempts, oneTimeCodes, signUps } from './schema.ts'

/** Deletes what no rule looks at any more: failures, used codes, sign-ups nobody finished. */
export async function dropOld(tx: Tx, before: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.at, before))
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before))
  await tx.delete(codeAddresses).where(lt(codeAddresses.lastAt, before))
  await tx.delete(signUps).where(and(lt(signUps.expiresAt, before), isNull(signUps.completedAt)))
}
