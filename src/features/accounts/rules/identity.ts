import { THAILAND_ID } from '../../../core/countries.ts'

/** The person's identity number and its kind. Without a number, the kind that the nationality requires. */
export function identityOf(person: { nationalId: string | null; passportNo: string | null; nationalityId: number }): {
  kind: 'nationalId' | 'passportNo'
  number: string | null
} {
  const { nationalId, passportNo, nationalityId } = person
  if (nationalId) return { kind: 'nationalId', number: nationalId }
  if (passportNo) return { kind: 'passportNo', number: passportNo }
  return { kind: nationalityId === THAILAND_ID ? 'nationalId' : 'passportNo', number: null }
}
