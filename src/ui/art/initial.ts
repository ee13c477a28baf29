/**
 * The letter that stands for a person without a picture: first Latin letter, upper case,
 * or first Thai consonant, else the first character.
 */
export function initialOf(name: string): string {
  const text = name.trim()
  const latin = /[a-z]/i.exec(text)
  const thai = /[ก-ฮ]/.exec(text)
  if (latin && (!thai || latin.index < thai.index)) return latin[0].toUpperCase()
  return thai?.[0] ?? latin?.[0].toUpperCase() ?? [...text][0] ?? ''
}
