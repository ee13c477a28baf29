/**
 * The letter that stands for a person without a picture: first Latin letter, upper case,
 * or first Thai consonant, else the first character.
 */
export function initialOf(name: string): string {
  const text = name.trim()
  const letter = /[a-z]/i.exec(text) ?? /[ก-ฮ]/.exec(text)
  return letter?.[0].toUpperCase() ?? [...text][0] ?? ''
}
