/** JSON for use inside a script element: it cannot close the element or open a comment. */
export const scriptText = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
