/** The choices that a query parameter selects, in the order of `choices`. It may be repeated or comma-separated. */
export function choicesIn<T extends string>(values: readonly string[], choices: readonly T[]): T[] {
  const given = new Set(values.flatMap((value) => value.split(',')))
  return choices.filter((choice) => given.has(choice))
}
