import type { ReviewOption } from '../../../core/vocabulary.ts'
import type { Criteria } from '../shapes.ts'
import type en from '../text/brief-en.ts'
import type { SectionCode } from './codes.ts'

/** Enumerations with labels in the vocabulary or, for usage rights, in the texts of the brief. */
type ChoiceList = 'objective' | 'interest' | 'channel' | 'post' | 'review' | 'usage' | 'counterOffers'

/**
 * The type of a field, from which its schema, its control in the builder, form parsing and display are derived. `none`
 * is the value of an empty optional field.
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
  /** `offeredBy`: another enumeration field, with the values that are allowed for each of its values. */
  | {
      type: 'choice'
      values: readonly (string | number)[]
      list?: ChoiceList
      none?: null | ''
      offeredBy?: { field: string; values: Readonly<Record<string, readonly (string | number)[]>> }
    }
  /** The id, or ids, of an upload or of another object of the marketer. */
  | { type: 'file' }
  | { type: 'files'; most: number }
  | { type: 'group'; fields: Readonly<Record<string, BriefField>> }
  | { type: 'criteria' }

type TextKey = keyof typeof en

/** Field to the values that satisfy the condition; null is an empty field. */
export type Condition = Readonly<Record<string, readonly (string | number | null)[]>>

/** Lines of the terms that an influencer reads before accepting the job. */
export const TERM_LINES = ['post', 'start', 'dates', 'rights'] as const
export type TermLine = (typeof TERM_LINES)[number]

/** A phrase of the brief, omitted if a field that it needs is empty. */
export interface Phrase {
  /** Its line in the terms; without one the phrase appears only in the summary. */
  line?: TermLine
  /** Shown in the small print of its line. */
  note?: true
  /** Also in the one-line summary of a closed section of the builder. */
  summary?: true
  /** Its placeholders are field names; without a text the value itself is shown. */
  text?: TextKey
  /** Fields that it needs; by default the field itself. */
  needs?: readonly string[]
  when?: Condition
}

/** Descriptor of a field of the brief. */
export interface BriefField {
  control: Control
  /** Section of the builder in which it is edited and validated. */
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
  /** Only with this review option. */
  reviewOption?: ReviewOption
  /** Required before the brief can be sent for review. */
  required?: true | Condition
  /** Views that show it to others; the marketer and the operators see every field. */
  seenOn?: readonly ('market' | 'job')[]
  /** Phrases that present it in the brief. */
  reads?: readonly Phrase[]
}

/** Type of the value of a control. */
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
