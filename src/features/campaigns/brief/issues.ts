import { addDays, dayOf } from '../../../core/calendar.ts'
import type { SectionCode } from './codes.ts'
import { SECTIONS } from './codes.ts'
import { ALL_FIELDS, type Draft, isEmpty, isRequired, valueIn } from './fields.ts'

/**
 * Problems of values that are not empty; the codes are those of their messages. `not_an_option`: excluded by another
 * choice. `day_past`, `day_after_today`: a day that is too early. `post_after_draft`, `post_order`, `usage_after_post`:
 * dates in the wrong order. `range_order`: the minimum is greater than the maximum. `close_too_late`: exceeds the
 * maximum duration of a campaign. `close_before_work`, `work_before_close`: a draft or post would be due before
 * applications close.
 */
export const VALUE_PROBLEMS = [
  'not_an_option',
  'day_past',
  'day_after_today',
  'post_after_draft',
  'post_order',
  'usage_after_post',
  'range_order',
  'close_too_late',
  'close_before_work',
  'work_before_close',
] as const
export type ValueProblem = (typeof VALUE_PROBLEMS)[number]

/** The code of a problem with a date, the date, and the date with which it was compared. */
interface DateProblem {
  code: ValueProblem
  date: string
  other: string
}

export interface BriefIssue extends Partial<Pick<DateProblem, 'date' | 'other'>> {
  section: SectionCode
  /** Path of the value in the draft, as in the endpoint's errors: `title`, `brief.text`. */
  field: string
  code: 'required' | ValueProblem
}

/** The last day on which a campaign may close. */
const lastCloseDay = (today: string, openDaysMax: number): string => addDays(today, openDaysMax)

/**
 * Checks a closing date: it must be in the future, within the maximum, and before the work is due. Null if it is valid.
 */
export function closeProblem(
  draft: Pick<Draft, 'closeOn' | 'draftBy' | 'postBy'>,
  today: string,
  openDaysMax: number,
): DateProblem | null {
  const { closeOn: date, draftBy, postBy } = draft
  if (date === null) return null
  if (date <= today) return { code: 'day_after_today', date, other: today }
  const last = lastCloseDay(today, openDaysMax)
  if (date > last) return { code: 'close_too_late', date, other: last }
  const due = [draftBy, postBy].find((day) => day !== null && day <= date)
  return due ? { code: 'close_before_work', date, other: due } : null
}

/** Empty required fields, and choices that another choice excludes. */
function fieldIssues(draft: Draft): BriefIssue[] {
  return ALL_FIELDS.flatMap((named): BriefIssue[] => {
    const { name, group, section, field } = named
    if (!section) return []
    const path = group === null ? name : `${group}.${name}`
    const value = valueIn(draft, named)
    if (isEmpty(value)) return isRequired(draft, field) ? [{ section, field: path, code: 'required' }] : []
    const offeredBy = field.control.type === 'choice' ? field.control.offeredBy : undefined
    const offered = offeredBy?.values[String(draft[offeredBy.field as keyof Draft])]
    return offered && !offered.includes(value as string) ? [{ section, field: path, code: 'not_an_option' }] : []
  })
}

const disordered = (least: number | null, most: number | null): boolean =>
  least !== null && most !== null && least > most

type Place = readonly [SectionCode, field: string]

/** Values that contradict each other or the current date. */
function orderIssues(draft: Draft, today: string, openDaysMax: number): BriefIssue[] {
  const { draftBy, postFrom, postBy, closeOn, criteria: c, usageRights, usageEndsOn } = draft
  const firstField = postFrom === null ? 'postBy' : 'postFrom'
  const limited = usageRights !== '' && usageRights !== 'creator_only'
  const close = closeProblem(draft, today, openDaysMax)
  const issues: BriefIssue[] = []
  const add = ([section, field]: Place, problem: DateProblem) => issues.push({ section, field, ...problem })
  const notBefore = (at: Place, code: ValueProblem, date: string | null, other: string | null) => {
    if (date !== null && other !== null && date < other) add(at, { code, date, other })
  }
  const after = (at: Place, code: ValueProblem, date: string | null, other: string | null) => {
    if (date !== null && other !== null && date <= other) add(at, { code, date, other })
  }
  notBefore(['post', 'draftBy'], 'day_past', draftBy, today)
  notBefore(['post', 'postFrom'], 'day_past', postFrom, today)
  notBefore(['post', 'postBy'], 'day_past', postBy, today)
  after(['post', firstField], 'post_after_draft', postFrom ?? postBy, draftBy)
  if (postFrom !== null && postBy !== null && postFrom > postBy)
    add(['post', 'postFrom'], { code: 'post_order', date: postFrom, other: postBy })
  if (close?.code === 'close_before_work') {
    after(['post', 'draftBy'], 'work_before_close', draftBy, closeOn)
    after(['post', 'postBy'], 'work_before_close', postBy, closeOn)
  }
  if (disordered(c.followersMin, c.followersMax))
    issues.push({ section: 'creators', field: 'criteria.followersMin', code: 'range_order' })
  if (disordered(c.creatorAgeMin, c.creatorAgeMax))
    issues.push({ section: 'creators', field: 'criteria.creatorAgeMin', code: 'range_order' })
  if (close) add(['price', 'closeOn'], close)
  if (limited) {
    if (postBy === null) after(['rights', 'usageEndsOn'], 'day_after_today', usageEndsOn, today)
    else notBefore(['rights', 'usageEndsOn'], 'usage_after_post', usageEndsOn, postBy)
  }
  return issues
}

/** The brand is required for an agency with brands. */
const brandIssues = (draft: Draft): BriefIssue[] =>
  isEmpty(draft.brandId) ? [{ section: 'goal', field: 'brandId', code: 'required' }] : []

/** Everything that prevents sending a brief for review. `hasBrands`: the marketer is an agency with brands. */
export function briefIssues(draft: Draft, now: Date, openDaysMax: number, hasBrands = false): BriefIssue[] {
  const found = [
    ...(hasBrands ? brandIssues(draft) : []),
    ...fieldIssues(draft),
    ...orderIssues(draft, dayOf(now), openDaysMax),
  ]
  return SECTIONS.flatMap((section) => found.filter((issue) => issue.section === section))
}

/** Problems of a field's value, without those of empty fields. */
export interface FieldProblem extends Omit<BriefIssue, 'section' | 'code'> {
  code: ValueProblem
}

export interface SectionState {
  code: SectionCode
  /** Fields that are missing or invalid. */
  missing: string[]
  /** Why fields are invalid, at most one problem per field. */
  problems: FieldProblem[]
}

/** Missing or invalid fields by section. The brief is complete if all lists are empty. */
export function sectionStates(draft: Draft, now: Date, openDaysMax: number, hasBrands = false): SectionState[] {
  const issues = briefIssues(draft, now, openDaysMax, hasBrands)
  return SECTIONS.map((code) => {
    const own = issues.filter(({ section }) => section === code)
    const first = own.filter(({ field }, i) => own.findIndex((one) => one.field === field) === i)
    return {
      code,
      missing: first.map(({ field }) => field),
      problems: first.flatMap(({ section: _, code: problem, ...issue }) =>
        problem === 'required' ? [] : [{ ...issue, code: problem }],
      ),
    }
  })
}
