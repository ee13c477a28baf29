import type { Bilingual } from '../../content/types.ts'

/** A field to fill in by hand: its label and the number of empty lines. */
export interface Blank {
  label: Bilingual
  lines: number
}

/** The parts of a handout, from top to bottom. Every text is in both languages. */
export type Block =
  | { kind: 'heading'; text: Bilingual }
  | { kind: 'text'; text: Bilingual }
  /** In a tinted box. */
  | { kind: 'note'; text: Bilingual }
  | { kind: 'list'; items: readonly Bilingual[]; numbered?: true }
  /** `shares` are the relative widths of the columns. */
  | { kind: 'table'; head: readonly Bilingual[]; rows: readonly (readonly Bilingual[])[]; shares: readonly number[] }
  /** Fields in one row. */
  | { kind: 'blanks'; fields: readonly Blank[] }
  | { kind: 'choices'; label: Bilingual; options: readonly Bilingual[] }
  | { kind: 'swatches'; colours: readonly { name: Bilingual; hex: string }[] }
  /** The logo on each of these backgrounds. */
  | { kind: 'logos'; grounds: readonly string[] }

/** A document of the site to download. Title, lead and version are those of its download. */
export type Handout = readonly Block[]

export const heading = (th: string, en: string): Block => ({ kind: 'heading', text: { th, en } })
export const text = (th: string, en: string): Block => ({ kind: 'text', text: { th, en } })
export const note = (th: string, en: string): Block => ({ kind: 'note', text: { th, en } })
