/** Joins class names, leaving out what is false or empty: `cx('a', open && 'b')`. */
export const cx = (...parts: readonly unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
