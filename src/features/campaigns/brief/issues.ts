import { addDays, dayOf } from '../../../core/calendar.ts'
import type { SectionCode } from './codes.ts'
import { SECTIONS } from './codes.ts'
import { ALL_FIELDS, type Draft, isEmpty, isRequired, valueIn } from './fields.ts'

/**
 * `required`: empty. `not_an_option`: excluded by another choice. `past`: a day in the past. `after_today`,
 * `post_after_draft`, `post_order`, `usage_after_post`: dates in the wrong order. `range_order`: the minimum is greater
 * than the maximum. `close_too_late`: exceeds the maximum duration of a campaign. `close_before_work`: a draft or post
 * would be due before applications close.
 */
export type BriefProblem =
  | 'required'
  | 'not_an_option'
  | 'past'
  | 'after_today'
  | 'post_after_draft'
  | 'post_order'
  | 'usage_after_post'
  | 'range_order'
  | 'close_too_late'
  | 'close_before_work'

export interface BriefIssue {
  section: SectionCode
  /** Path of the value in the draft, as in the endpoint's errors: `title`, `brief.text`. */
  field: string
  code: BriefProblem
}

/** The last day on which a campaign may close. */
export const lastCloseDay = (today: string, openDaysMax: number): string => addDays(today, openDaysMax)

/**
 * Checks a closing date: it must be in the future, within the maximum, and before the work is due. Null if it is valid.
 */
export function closeProblem(
  draft: Pick<Draft, 'closeOn' | 'draftBy' | 'postBy'>,
  today: string,
  openDaysMax: number,
): 'after_today' | 'close_too_late' | 'close_before_work' | null {
  const { closeOn, draftBy, postBy } = draft
  if (closeOn === null) return null
  if (closeOn <= today) return 'after_today'
  if (closeOn > lastCloseDay(today, openDaysMax)) return 'close_too_late'
  return (draftBy !== null && draftBy <= closeOn) || (postBy !== null && postBy <= closeOn) ? 'close_before_work' : null
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

/** Values that contradict each other or the current date. */
function orderIssues(draft: Draft, today: string, openDaysMax: number): BriefIssue[] {
  const { draftBy, postFrom, postBy, criteria: c, usageRights, usageEndsOn } = draft
  const firstPost = postFrom ?? postBy
  const firstField = postFrom === null ? 'postBy' : 'postFrom'
  const limited = usageRights !== '' && usageRights !== 'creator_only'
  const close = closeProblem(draft, today, openDaysMax)
  const found: readonly (false | [SectionCode, string, BriefProblem])[] = [
    draftBy !== null && draftBy < today && ['post', 'draftBy', 'past'],
    postBy !== null && postBy < today && ['post', 'postBy', 'past'],
    draftBy !== null && firstPost !== null && firstPost <= draftBy && ['post', firstField, 'post_after_draft'],
    postFrom !== null && postBy !== null && postFrom > postBy && ['post', 'postFrom', 'post_order'],
    disordered(c.followersMin, c.followersMax) && ['creators', 'criteria.followersMin', 'range_order'],
    disordered(c.creatorAgeMin, c.creatorAgeMax) && ['creators', 'criteria.creatorAgeMin', 'range_order'],
    close !== null && ['price', 'closeOn', close],
    limited &&
      usageEndsOn !== null &&
      usageEndsOn < (postBy ?? addDays(today, 1)) && ['rights', 'usageEndsOn', 'usage_after_post'],
  ]
  return found.flatMap((issue) => (issue ? [{ section: issue[0], field: issue[1], code: issue[2] }] : []))
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

/** Missing or invalid fields by section. The brief is complete if all lists are empty. */
export function missingOf(
  draft: Draft,
  now: Date,
  openDaysMax: number,
  hasBrands = false,
): Record<SectionCode, string[]> {
  const missing: Record<SectionCode, string[]> = { goal: [], post: [], brief: [], creators: [], price: [], rights: [] }
  for (const { section, field } of briefIssues(draft, now, openDaysMax, hasBrands))
    if (!missing[section].includes(field)) missing[section].push(field)
  return missing
}
