/** FNV-1a over code points, unsigned 32 bits. */
export function hash(text: string): number {
  let h = 2166136261
  for (const c of text) {
    h ^= c.codePointAt(0)!
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}
