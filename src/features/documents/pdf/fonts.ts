import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Sarabun as TTF. pdfkit places its Thai marks correctly, but misplaces some of other fonts. */
const require = createRequire(import.meta.url)
const paths = {
  regular: '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf',
  bold: '@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf',
} as const

export type Weight = keyof typeof paths
/** Line height at font size 1 (ascent 1.068 + descent 0.232). */
export const LINE = 1.3

const loaded = new Map<Weight, Buffer>()

/** The font file's bytes; each file is read once and cached. */
export function fontBytes(weight: Weight): Buffer {
  const cached = loaded.get(weight)
  if (cached) return cached
  const bytes = readFileSync(require.resolve(paths[weight]))
  loaded.set(weight, bytes)
  return bytes
}
