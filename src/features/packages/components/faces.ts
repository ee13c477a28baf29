import { hash } from '../../../ui/art/hash.ts'
import type { PersonName } from '../../../ui/art/person-names.ts'

/** Young and old alternate, so that any five in a row include somebody over 45. */
const ROW: readonly PersonName[] = [
  'mint',
  'tonkla',
  'view',
  'yai',
  'aisha',
  'gun',
  'ploy',
  'may',
  'lung',
  'fah',
  'pan',
  'nont',
  'yai',
  'beam',
  'kao',
  'lung',
]

/** The people on a package's card. The same slug always has the same people. */
export function facesOf(slug: string, units: number): PersonName[] {
  const count = Math.max(1, Math.min(5, units))
  const from = hash(slug) % ROW.length
  const rotated = Array.from({ length: ROW.length }, (_, i) => ROW[(from + i) % ROW.length] as PersonName)
  return [...new Set(rotated)].slice(0, count)
}
