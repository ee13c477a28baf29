/** Consents are asked one by one, unticked, and kept with the version of the text that was shown. */
export const CONSENT_KINDS = ['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The text of the content desk that a consent refers to. */
export const TEXT_OF_CONSENT = {
  terms: 'termsOfUse',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  THAI_LLM: 'THAI_LLM',
  marketing: 'marketing',
} as const satisfies Record<ConsentKind, string>

/**
 * The version of each text in force: the day from which it holds, as its publication says (yyyy-mm-dd). A kind without a
 * public text is absent.
 */
export type ConsentVersions = Partial<Record<ConsentKind, string>>

/** Without these nobody can use the service; the others may be refused without any effect. */
export const NEEDED_CONSENTS: readonly ConsentKind[] = ['terms', 'PRIVACY_POLICY']
/** Kinds that a side is asked for again when the text changes. */
const RENEWED_CONSENTS: Readonly<Record<string, readonly ConsentKind[]>> = {
  influencer: ['PRIVACY_POLICY', 'THAI_LLM'],
  marketer: ['PRIVACY_POLICY'],
}

export interface ConsentAnswer {
  kind: ConsentKind
  version: string
  granted: boolean
}

/** Kinds that still have to be put before somebody of a side: being asked is required, either answer passes. */
export const displayConsent = (
  answers: readonly ConsentAnswer[],
  versions: ConsentVersions,
  scope: string,
): ConsentKind[] =>
  (RENEWED_CONSENTS[scope] ?? []).filter((kind) => {
    const version = versions[kind]
    return version !== undefined && !answers.some((answer) => answer.kind === kind && answer.version === version)
  })

/** Needed consents that were not given, in their order. */
export const missingConsents = (given: Readonly<Record<string, boolean>>): ConsentKind[] =>
  NEEDED_CONSENTS.filter((kind) => given[kind] !== true)
