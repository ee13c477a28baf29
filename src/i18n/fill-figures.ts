/** Current rates, limits and deadlines, by the names used in texts. */
export type Figures = Readonly<Record<string, string>>

/** A figure in a text: `{$serviceFee}`. */
export const FIGURE_PLACEHOLDER = /\{\$(\w+)\}/g

/** Replaces the figures in a text. A name that is not a figure remains as written. */
export const fillFigures = (text: string, figures: Figures): string =>
  text.includes('{$') ? text.replace(FIGURE_PLACEHOLDER, (whole, name: string) => figures[name] ?? whole) : text
