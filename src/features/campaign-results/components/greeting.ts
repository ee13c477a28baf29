const HOUR = 3_600_000
const BANGKOK = 7 * HOUR

/** Text key of the greeting for a moment, by the clock of Bangkok. */
export function greetingOf(now: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = Math.floor((now + BANGKOK) / HOUR) % 24
  return hour >= 4 && hour < 12 ? 'goodMorning' : hour >= 12 && hour < 17 ? 'goodAfternoon' : 'goodEvening'
}
