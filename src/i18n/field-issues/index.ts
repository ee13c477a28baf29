import type { Lang } from '../../core/shapes.ts'
import en from './en.ts'
import th from './th.ts'

/** Messages of field issues by code. A field issue may also have a code of the error table. */
export const fieldIssueTexts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, th }
