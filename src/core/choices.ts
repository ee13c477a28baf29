/** Those of a list that the values of a repeated or comma-joined key name, in the list's order. */
export function choicesIn<T extends string>(values: readonly string[], choices: readonly T[]): T[] {
  const given = new Set(values.flatMap((value) => value.split(',')))
  return choices.filter((choice) => given.has(choice))
}
