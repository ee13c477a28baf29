import { formatCompact, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { CheckItem } from '../../../ui/check-list.tsx'
import type { QualificationResult } from '../contract.ts'
import { QUALIFICATION_CODES } from '../rules/qualification.ts'
import { channelsText } from '../text/index.ts'

type Failed = (typeof QUALIFICATION_CODES)[number]
type Line = QualificationResult['checks'][number]
const isFailed = (code: string): code is Failed => (QUALIFICATION_CODES as readonly string[]).includes(code)

/**
 * The text key of a failed check. Most checks are named after their figure; two state the opposite of the requirement.
 */
const failedKey = (code: Failed) =>
  code === 'already_signup' || code === 'not_public' ? (`failed_${code}` as const) : (`check_${code}` as const)

export interface ResultWords {
  code: Failed
  title: string
  /** What is missing to pass. */
  near: string
  /** The failed check with its value, limit and gap. */
  why: string
  /** Such as "4 / 6", if the check counts something. */
  figure: string | null
  line: Line
}

const number = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : '-')
const percent = (value: unknown): string => (typeof value === 'number' ? formatPercent(value) : '-')

/** Text for the failed check. Null for a channel that passed. */
export function useResultWords() {
  const t = useText(channelsText)
  const why = (code: Failed, line: Line): string => {
    const details = line.details ?? {}
    if (code === 'error_friends')
      return t('why_error_friends', { n: number(line.value), min: number(line.limit), gap: number(details.gap) })
    if (code === 'error_post_not_found')
      return t('why_error_post_not_found', { n: number(line.value), min: number(line.limit) })
    if (code === 'error_ratio')
      return details.kind === 'growth'
        ? t('why_growth', { p: percent(line.value), limit: percent(line.limit) })
        : t('why_following', { following: number(details.following), followers: number(details.followers) })
    if (code === 'error_engagement')
      return details.kind === 'high'
        ? t('why_high', { er: percent(line.value), max: percent(line.limit) })
        : t('why_low', { er: percent(line.value), min: percent(line.limit) })
    return t(`why_${code}`)
  }
  return (result: QualificationResult | null): ResultWords | null => {
    if (!result || !isFailed(result.code)) return null
    const { code } = result
    const line = result.checks.find((check) => check.code === code)
    if (!line) return null
    const words = { code, title: t(failedKey(code)), why: why(code, line), line }
    if (code !== 'error_friends' && code !== 'error_post_not_found')
      return { ...words, near: t(`near_${code}`), figure: null }
    return {
      ...words,
      near: t(`near_${code}`, { n: formatNumber(Number(line.details?.gap ?? 0)) }),
      figure: `${number(line.value)} / ${number(line.limit)}`,
    }
  }
}

/** The figures of a check as text, and whether the limit is a maximum. */
function figuresOf({ code, value, limit, details }: Line & { value: number; limit: number }) {
  if (code === 'error_ratio' && details?.kind !== 'growth')
    return { isMaximum: true, value: number(value), limit: number(limit) }
  const isShare = code === 'error_engagement' || details?.kind === 'growth'
  return {
    isMaximum: code === 'error_ratio' || details?.kind === 'high',
    value: isShare ? formatPercent(value) : formatCompact(value),
    limit: isShare ? formatPercent(limit) : number(limit),
  }
}

const stateOf = ({ passed }: Line): CheckItem['state'] => {
  if (passed === null) return 'pending'
  return passed ? 'passed' : 'failed'
}

/** The checks in order, each with its value and limit. */
export function useCheckItems() {
  const t = useText(channelsText)
  const figureOf = (line: Line, failedBefore: boolean): string => {
    const { code, passed, value, limit } = line
    if (passed === null) return failedBefore ? t('notChecked') : t('unknown')
    if (value === null || limit === null) return ''
    // A channel that follows more than the limit passes if it has as many followers. Value and limit would then
    // contradict the passed mark.
    if (code === 'error_ratio' && passed) return ''
    const { isMaximum, ...figures } = figuresOf({ ...line, value, limit })
    return t(isMaximum ? 'valueMax' : 'valueOf', figures)
  }
  return (result: QualificationResult): CheckItem[] => {
    let failed = false
    return result.checks.flatMap((line) => {
      if (!isFailed(line.code)) return []
      const item: CheckItem = {
        state: stateOf(line),
        label: t(line.passed === false ? failedKey(line.code) : `check_${line.code}`),
        value: figureOf(line, failed),
      }
      if (line.passed === false) failed = true
      return [item]
    })
  }
}
