import type { Bilingual } from '../../content/types.ts'

/** A line to fill in by hand: what is asked, and how many lines are free for it. */
export interface Blank {
  label: Bilingual
  lines: number
}

/** What a handout is made of, from top to bottom. Every text stands in both languages. */
export type Block =
  | { kind: 'heading'; text: Bilingual }
  | { kind: 'text'; text: Bilingual }
  /** In a tinted box. */
  | { kind: 'note'; text: Bilingual }
  | { kind: 'list'; items: readonly Bilingual[]; numbered?: true }
  /** `shares`: width of each column, of their sum. */
  | { kind: 'table'; head: readonly Bilingual[]; rows: readonly (readonly Bilingual[])[]; shares: readonly number[] }
  /** Beside each other. */
  | { kind: 'blanks'; fields: readonly Blank[] }
  | { kind: 'choices'; label: Bilingual; options: readonly Bilingual[] }
  | { kind: 'swatches'; colours: readonly { name: Bilingual; hex: string }[] }
  /** The mark with its name on each of these grounds. */
  | { kind: 'logos'; grounds: readonly string[] }

/** A paper of the site to take along. Title, lead and version are those of its download. */
export type Handout = readonly Block[]

export const heading = (th: string, en: string): Block => ({ kind: 'heading', text: { th, en } })
export const text = (th: string, en: string): Block => ({ kind: 'text', text: { th, en } })
export const note = (th: string, en: string): Block => ({ kind: 'note', text: { th, en } })
