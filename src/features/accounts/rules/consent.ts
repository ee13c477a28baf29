/**
 * Kinds of consent. Each has a separate checkbox that is not preselected, and is stored with the version of the text
 * that was shown.
 */
export const CONSENT_KINDS = ['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The published text that a consent refers to. */
export const TEXT_OF_CONSENT = {
  terms: 'termsOfUse',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  THAI_LLM: 'THAI_LLM',
  marketing: 'marketing',
} as const satisfies Record<ConsentKind, string>

/** The version of each text in force: its effective date (yyyy-mm-dd). A kind without a published text is absent. */
export type ConsentVersions = Partial<Record<ConsentKind, string>>

/** Required to use the service; the others can be declined without consequences. */
export const NEEDED_CONSENTS: readonly ConsentKind[] = ['terms', 'PRIVACY_POLICY']
/** Kinds that a role must answer again when the text changes. */
const RENEWED_CONSENTS: Readonly<Record<string, readonly ConsentKind[]>> = {
  influencer: ['PRIVACY_POLICY', 'THAI_LLM'],
  marketer: ['PRIVACY_POLICY'],
}

export interface ConsentAnswer {
  kind: ConsentKind
  version: string
  granted: boolean
}

/** Kinds that a role still has to answer; both answers are accepted. */
export const displayConsent = (
  answers: readonly ConsentAnswer[],
  versions: ConsentVersions,
  scope: string,
): ConsentKind[] =>
  (RENEWED_CONSENTS[scope] ?? []).filter((kind) => {
    const version = versions[kind]
    return version !== undefined && !answers.some((answer) => answer.kind === kind && answer.version === version)
  })

/** Required consents that are missing, in order. */
export const missingConsents = (given: Readonly<Record<string, boolean>>): ConsentKind[] =>
  NEEDED_CONSENTS.filter((kind) => given[kind] !== true)
