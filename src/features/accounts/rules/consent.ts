/** Consents are asked one by one, unticked, and kept with the version of the text that was shown. */
export const CONSENT_KINDS = ['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Version of the texts now shown. A new version makes everybody be asked again. */
export const CONSENT_VERSION = '2025-11'

/** Without these nobody can use the service; the others may be refused without any effect. */
export const NEEDED_CONSENTS: readonly ConsentKind[] = ['terms', 'PRIVACY_POLICY']
/** Kinds that a creator is asked for again when the text changes. */
const RENEWED_CONSENTS: readonly ConsentKind[] = ['PRIVACY_POLICY', 'THAI_LLM']

export interface ConsentAnswer {
  kind: ConsentKind
  version: string
  granted: boolean
}

/** Kinds that still have to be put before a creator: being asked is required, either answer passes. */
export const displayConsent = (answers: readonly ConsentAnswer[], version = CONSENT_VERSION): ConsentKind[] =>
  RENEWED_CONSENTS.filter((kind) => !answers.some((answer) => answer.kind === kind && answer.version === version))

/** Needed consents that were not given, in their order. */
export const missingConsents = (given: Readonly<Record<string, boolean>>): ConsentKind[] =>
  NEEDED_CONSENTS.filter((kind) => given[kind] !== true)
