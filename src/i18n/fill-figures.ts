/** Rates, limits and deadlines in force, by the names that texts give them. */
export type Figures = Readonly<Record<string, string>>

/** A figure in a text: `{$serviceFee}`. */
export const PLACE = /\{\$(\w+)\}/g

/** The text with its figures; a name that is not a figure stays as it is written. */
export const fillFigures = (text: string, figures: Figures): string =>
  text.includes('{$') ? text.replace(PLACE, (whole, name: string) => figures[name] ?? whole) : text
