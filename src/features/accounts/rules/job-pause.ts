/** A pause lasts at most so many days. */
export const PAUSE_DAYS_MAX = 180

/** The day from which somebody takes new jobs, while it has not come; null if they take jobs now. */
export const pauseEnd = (takesJobsFrom: string | null, today: string): string | null =>
  takesJobsFrom !== null && takesJobsFrom > today ? takesJobsFrom : null
