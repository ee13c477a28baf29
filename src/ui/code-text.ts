/** What a one-time code consists of: `letters` allows letters and digits. */
export type CodeAlphabet = 'digits' | 'letters'

const OTHER = { digits: /[^0-9]/g, letters: /[^0-9A-Za-z]/g } as const

/**
 * The code after an input. Typed characters that no code has are left out; a text that was put in whole (pasted, dropped)
 * and holds one changes nothing.
 */
export function codeAfterInput(
  text: string,
  { previous, whole, alphabet, length }: { previous: string; whole: boolean; alphabet: CodeAlphabet; length: number },
): string {
  const code = text.replace(OTHER[alphabet], '')
  return whole && code !== text ? previous : code.slice(0, length)
}
