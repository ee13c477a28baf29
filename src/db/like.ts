/** Escapes `%`, `_` and `\\`, so that they have no special meaning in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern for texts that contain `text`. */
export const containing = (text: string): string => `%${escapeLike(text)}%`
