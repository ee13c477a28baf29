import type { Notice } from '../shapes.ts'

/** The text without the notice's name at the start, because the name is displayed before it. */
export const afterName = ({ name, text }: Pick<Notice, 'name' | 'text'>): string =>
  text.startsWith(name) ? text.slice(name.length).trim() : text
