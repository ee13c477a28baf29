import type { PAGE_KEYS } from '../../content/kinds.ts'

/** Consent kinds of the sign-up; each has a text that can be taken along as a file. */
export const CONSENT_FILES = ['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const
export type ConsentFile = (typeof CONSENT_FILES)[number]

/** The page whose text a consent refers to. */
export const TEXT_OF_CONSENT: Readonly<Record<ConsentFile, (typeof PAGE_KEYS)[number]>> = {
  terms: 'termsOfUse',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  THAI_LLM: 'THAI_LLM',
  marketing: 'marketing',
}

interface Dated {
  number: number
  effectiveFrom: string
}

/**
 * The version that is asked for: by its number, or as `yyyy-mm` the last one that was in force in that month. Without
 * a wish the newest. Versions come newest first.
 */
export function pickVersion<V extends Dated>(versions: readonly V[], requested: string | undefined): V | undefined {
  if (!requested) return versions[0]
  if (/^\d+$/.test(requested)) return versions.find(({ number }) => number === Number(requested))
  return versions.find(({ effectiveFrom }) => effectiveFrom.slice(0, 7) <= requested)
}
