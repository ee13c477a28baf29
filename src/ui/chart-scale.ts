/** Round steps for an axis that starts at zero: 4 or 5 lines, the highest at or above `max`. */
export function ticksUpTo(max: number, lines = 4): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}
