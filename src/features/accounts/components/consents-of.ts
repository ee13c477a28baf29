import { CONSENT_KINDS, type ConsentKind } from '../rules/consent.ts'

/** Answers of the consent boxes: absent is no. */
export const consentsOf = (form: FormData): Record<ConsentKind, boolean> => {
  const entries = CONSENT_KINDS.map((kind) => [kind, form.get(kind) === 'yes'])
  return Object.fromEntries(entries) as Record<ConsentKind, boolean>
}
