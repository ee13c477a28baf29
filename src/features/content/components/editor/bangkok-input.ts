const OFFSET_MS = 7 * 3_600_000

/** A time as a datetime-local input has it (`2026-11-21T14:30`, Bangkok time); empty for none. */
export const inputOfTime = (iso: string | null): string =>
  iso ? new Date(new Date(iso).getTime() + OFFSET_MS).toISOString().slice(0, 16) : ''

/** The time that such an input says; what is not a time is left as it is, for the endpoint to refuse. */
export function timeOfInput(text: string): string {
  const time = new Date(`${text}+07:00`)
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
