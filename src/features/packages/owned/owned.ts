import { isoTime } from '../../../core/clock.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { localize } from '../../content/rules/words.ts'
import type { Owned } from '../shapes.ts'
import { listOwned, type OwnedPackage } from './store.ts'

export const viewOwned = ({ title, expiresAt, ...row }: OwnedPackage, lang: Lang): Owned => ({
  ...row,
  title: localize(title, lang),
  expiresAt: isoTime(expiresAt),
})

/** The packages of a marketer with jobs left, earliest expiry first. */
export async function listUsablePackages(tx: Tx, ownerId: string, now: Date): Promise<OwnedPackage[]> {
  return (await listOwned(tx, ownerId, now)).filter(({ unitsLeft }) => unitsLeft > 0)
}

/** A package that the marketer has bought; null if it is another marketer's. */
export async function findOwnedPackage(
  tx: Tx,
  ownerId: string,
  packageId: string,
  now: Date,
): Promise<OwnedPackage | null> {
  return (await listOwned(tx, ownerId, now, packageId))[0] ?? null
}
