import type { ReviewOption } from '../../../core/vocabulary.ts'
import type { Criteria } from '../shapes.ts'
import type en from '../text/brief-en.ts'
import type { SectionCode } from './codes.ts'

/** Enumerations whose labels are in the vocabulary or, for usage rights, in the texts of the brief. */
type ChoiceList = 'objective' | 'interest' | 'channel' | 'post' | 'review' | 'usage' | 'counterOffers'

/**
 * The type of a field. Its schema, its control in the builder, form parsing and display depend on it. `none` is the
 * value of an empty optional field.
 */
export type Control =
  | {
      type: 'text'
      max: number
      min?: number
      none?: null
      format?: 'hashtag' | 'keyword'
      offered?: readonly string[]
    }
  | { type: 'longText'; max: number }
  /** A list of short texts, one per line. */
  | { type: 'lines'; max: number; most: number }
  | { type: 'link' }
  | { type: 'number' | 'days'; min: number; max: number }
  /** Satang. */
  | { type: 'baht'; max: number }
  | { type: 'date' }
  /** `offeredBy`: another enumeration field, and the values allowed for each of its values. */
  | {
      type: 'choice'
      values: readonly (string | number)[]
      list?: ChoiceList
      none?: null | ''
      offeredBy?: { field: string; values: Readonly<Record<string, readonly (string | number)[]>> }
    }
  /** The id of an upload or of something else of the marketer, or ids. */
  | { type: 'file' }
  | { type: 'files'; most: number }
  | { type: 'group'; fields: Readonly<Record<string, BriefField>> }
  | { type: 'criteria' }

type TextKey = keyof typeof en

/** Field to the values for which the condition is true; null stands for an empty field. */
export type Condition = Readonly<Record<string, readonly (string | number | null)[]>>

/** Lines of the terms that an influencer reads before accepting the job. */
export const TERM_LINES = ['post', 'start', 'dates', 'rights'] as const
export type TermLine = (typeof TERM_LINES)[number]

/** A phrase of the brief. It is omitted if a required field is empty. */
export interface Phrase {
  /** Its line in the terms; without one it appears only in the summary. */
  line?: TermLine
  /** In the small print of its line. */
  note?: true
  /** Also in the one-line summary of a closed section of the builder. */
  summary?: true
  /** Placeholders are field names; without a text the value itself is shown. */
  text?: TextKey
  /** Required fields; by default the field itself. */
  needs?: readonly string[]
  when?: Condition
}

/** Metadata of a field of the brief. */
export interface BriefField {
  control: Control
  /** Section of the builder that validates and edits it. */
  section?: SectionCode
  label?: TextKey
  help?: TextKey
  width?: 'half' | 'third'
  /**
   * A custom editor instead of the type's control (components/builder/editors.tsx); `none`: not edited in the builder.
   */
  editor?:
    | 'price'
    | 'slots'
    | 'reviewOption'
    | 'trackingUrl'
    | 'cover'
    | 'references'
    | 'criteria'
    | 'packageChoice'
    | 'agencyBrand'
    | 'none'
  /** Only for this review option. */
  reviewOption?: ReviewOption
  /** Required before the brief can be sent for review. */
  required?: true | Condition
  /** Who sees it besides the marketer and the operators, who see every field. */
  seenOn?: readonly ('market' | 'job')[]
  /** How it reads. */
  reads?: readonly Phrase[]
}

/** The value type of a control. */
export type ValueOf<C> = C extends { type: 'text'; none: null }
  ? string | null
  : C extends { type: 'text' | 'longText' | 'link' }
    ? string
    : C extends { type: 'lines' | 'files' }
      ? string[]
      : C extends { type: 'number' }
        ? number
        : C extends { type: 'days' | 'baht' }
          ? number | null
          : C extends { type: 'date' | 'file' }
            ? string | null
            : C extends { type: 'choice'; values: readonly (infer V)[]; none: infer N }
              ? V | N
              : C extends { type: 'choice'; values: readonly (infer V)[] }
                ? V
                : C extends { type: 'group'; fields: infer F }
                  ? { -readonly [K in keyof F]: F[K] extends { control: infer M } ? ValueOf<M> : never }
                  : C extends { type: 'criteria' }
                    ? Criteria
                    : never
