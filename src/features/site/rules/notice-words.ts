import type { Notice } from '../shapes.ts'

/** The text after the notice's name, which stands before it: most texts begin with it already. */
export const afterName = ({ name, text }: Pick<Notice, 'name' | 'text'>): string =>
  text.startsWith(name) ? text.slice(name.length).trim() : text
