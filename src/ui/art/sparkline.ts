/** Points of a small line in a box of `width` × `height`, with 3 units kept free above and below. */
export function sparkPoints(values: readonly number[], width: number, height: number): string[] {
  const max = Math.max(...values)
  const min = Math.min(...values)
  const step = values.length > 1 ? width / (values.length - 1) : 0
  return values.map((value, i) => {
    const y = height - 3 - ((value - min) / (max - min || 1)) * (height - 6)
    return `${(i * step).toFixed(1)} ${y.toFixed(1)}`
  })
}
