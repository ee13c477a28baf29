/** Text in which `%`, `_` and `\\` stand for themselves in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern for texts that contain `text`. */
export const containing = (text: string): string => `%${escapeLike(text)}%`
