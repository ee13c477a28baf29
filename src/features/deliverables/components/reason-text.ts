import type { Lang } from '../../../core/shapes.ts'
import { REASONS, type ReasonCode } from '../text/reasons.ts'

const isReason = (code: string): code is ReasonCode => code in REASONS

/** A reason code in words; empty where there is none to tell. */
export const reasonIn = (lang: Lang, code: string | null): string =>
  code !== null && isReason(code) ? REASONS[code][lang] : ''
