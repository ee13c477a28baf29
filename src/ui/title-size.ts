export type TitleSize = 'xxs' | 'xs' | 'md'

/** Size of a short title by its length, as the specification says: over 6 characters xxs, over 4 xs, else md. */
export function titleSize(title: string): TitleSize {
  const length = [...title].length
  return length > 6 ? 'xxs' : length > 4 ? 'xs' : 'md'
}
