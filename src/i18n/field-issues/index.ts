import type { Lang } from '../../core/shapes.ts'
import en from './en.ts'
import th from './th.ts'

/** Messages of field issues by code. Codes of the error table can be field issues too. */
export const fieldIssueTexts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, th }
