import type { ReviewOption } from '../../../core/vocabulary.ts'
import type { Criteria } from '../shapes.ts'
import type en from '../text/brief-en.ts'
import type { SectionCode } from './codes.ts'

/** Closed lists whose words are in the vocabulary or, for usage rights, in the texts of the brief. */
type ChoiceList = 'objective' | 'interest' | 'channel' | 'post' | 'review' | 'usage'

/**
 * How a value is written. Its shape, its control in the builder, how a form is read and how the value reads follow from
 * it. `none` is the value of a field that may be empty.
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
  /** A list of short texts, one on each line. */
  | { type: 'lines'; max: number; most: number }
  | { type: 'link' }
  | { type: 'number' | 'days'; min: number; max: number }
  /** Satang. */
  | { type: 'baht'; max: number }
  | { type: 'date' }
  /** `offeredBy`: another choice, and which values each of its values leaves. */
  | {
      type: 'choice'
      values: readonly (string | number)[]
      list?: ChoiceList
      none?: null | ''
      offeredBy?: { field: string; values: Readonly<Record<string, readonly (string | number)[]>> }
    }
  /** The id of an upload, or ids. */
  | { type: 'file' }
  | { type: 'files'; most: number }
  | { type: 'group'; fields: Readonly<Record<string, BriefField>> }
  | { type: 'criteria' }

type TextKey = keyof typeof en

/** Field → the values with which the condition holds; null stands for an empty field. */
export type Condition = Readonly<Record<string, readonly (string | number | null)[]>>

/** Lines of the terms that an influencer reads before taking the job. */
export const TERM_LINES = ['post', 'start', 'dates', 'rights'] as const
export type TermLine = (typeof TERM_LINES)[number]

/** A phrase of the brief. It is left out while a field that it needs is empty. */
export interface Phrase {
  /** Where it stands in the terms; without a line it stands only in the summary. */
  line?: TermLine
  /** In the small print of its line. */
  note?: true
  /** Also in the one line that a closed section of the builder shows. */
  summary?: true
  /** Placeholders are names of fields; without a text the value itself. */
  text?: TextKey
  /** Fields that must be filled; the field itself when left out. */
  needs?: readonly string[]
  when?: Condition
}

/** Everything about a field of the brief. */
export interface BriefField {
  control: Control
  /** Section of the builder that checks it and has its editor. */
  section?: SectionCode
  label?: TextKey
  help?: TextKey
  width?: 'half' | 'third'
  /** Editor of its own instead of the control's (components/builder/editors.tsx); `none`: not written in the builder. */
  editor?: 'price' | 'slots' | 'reviewOption' | 'trackingUrl' | 'cover' | 'references' | 'criteria' | 'none'
  /** Asked and shown only with this review option. */
  reviewOption?: ReviewOption
  /** Needed before the brief can be sent for review. */
  required?: true | Condition
  /** Besides the marketer and the operators, who see every field. */
  seenOn?: readonly ('market' | 'job')[]
  /** How it reads. */
  reads?: readonly Phrase[]
}

/** The value that a control writes. */
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
