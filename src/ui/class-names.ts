/** Joins class names and omits false and empty values: `cx('a', open && 'b')`. */
export const cx = (...parts: readonly unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
