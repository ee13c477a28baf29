import { THAILAND_ID } from '../../../core/countries.ts'

/** The number that identifies a person, and what it is; without one, what the person's nationality asks for. */
export function identityOf(person: { nationalId: string | null; passportNo: string | null; nationalityId: number }): {
  kind: 'nationalId' | 'passportNo'
  number: string | null
} {
  const { nationalId, passportNo, nationalityId } = person
  if (nationalId) return { kind: 'nationalId', number: nationalId }
  if (passportNo) return { kind: 'passportNo', number: passportNo }
  return { kind: nationalityId === THAILAND_ID ? 'nationalId' : 'passportNo', number: null }
}
