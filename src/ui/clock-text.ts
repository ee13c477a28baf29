/** Milliseconds between two ticks of a countdown. */
export const TICK = 1_000

const two = (n: number) => String(n).padStart(2, '0')

/** `71:24:08`; hours may exceed 99. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** `0:42`, for waits of minutes. */
export function shortClockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
