/** Runs an act for each row. One that fails does not stop the others: its error is thrown after the last. */
export async function runEach<T>(rows: readonly T[], run: (row: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const row of rows) await run(row).catch((error: unknown) => errors.push(error))
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${rows.length} failed`)
  if (errors.length === 1) throw errors[0]
}
