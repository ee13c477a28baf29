import { addDays, dayOf } from '../../../core/calendar.ts'
import type { Draft } from '../contract.ts'
import type { SectionCode } from '../shapes.ts'

export type BriefField = keyof Draft | 'text' | 'dos' | 'followers' | 'creatorAge'

/**
 * `required`: still empty. `after_today`, `post_after_draft`, `post_order`, `usage_after_post`: dates in the wrong order.
 * `range_order`: the least is more than the most. `past`: a day that is over. `close_too_late`: further ahead than a campaign
 * may be open. `close_before_work`: a draft or post would be due before applications have closed.
 */
export type BriefProblem =
  | 'required'
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
  field: BriefField
  code: BriefProblem
}

/** The last day on which a campaign may close. */
export const lastCloseDay = (today: string, openDaysMax: number): string => addDays(today, openDaysMax)

type Found = readonly (readonly [BriefField, BriefProblem])[]

const empty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const required = (draft: Draft, names: readonly (keyof Draft)[]): Found =>
  names.filter((name) => empty(draft[name])).map((name) => [name, 'required'] as const)

const when = (test: boolean, field: BriefField, code: BriefProblem): Found => (test ? [[field, code]] : [])

function goal(draft: Draft): Found {
  return [
    ...required(draft, ['title', 'product', 'objective']),
    ...when(draft.objective === 3 && empty(draft.trackingUrl), 'trackingUrl', 'required'),
    ...when(draft.objective === 5 && empty(draft.couponCode), 'couponCode', 'required'),
  ]
}

/** A draft needs a day or a number of days; the post comes after it. */
function post(draft: Draft, today: string): Found {
  const { draftBy, draftDays, postFrom, postBy } = draft
  const firstPost = postFrom ?? postBy
  return [
    ...required(draft, ['channelType', 'postType', 'postBy']),
    ...when(draftBy === null && draftDays === null, 'draftBy', 'required'),
    ...when(draftBy !== null && draftBy < today, 'draftBy', 'past'),
    ...when(postBy !== null && postBy < today, 'postBy', 'past'),
    ...when(draftBy !== null && firstPost !== null && firstPost <= draftBy, 'postBy', 'post_after_draft'),
    ...when(postFrom !== null && postBy !== null && postFrom > postBy, 'postFrom', 'post_order'),
  ]
}

function text(draft: Draft): Found {
  return [
    ...when(empty(draft.brief.text), 'text', 'required'),
    ...when(draft.brief.dos.length === 0, 'dos', 'required'),
  ]
}

const disordered = (least: number | null, most: number | null): boolean =>
  least !== null && most !== null && least > most

function creators({ criteria: c }: Draft): Found {
  return [
    ...when(disordered(c.followersMin, c.followersMax), 'followers', 'range_order'),
    ...when(disordered(c.creatorAgeMin, c.creatorAgeMax), 'creatorAge', 'range_order'),
  ]
}

/** What is wrong with a closing day: it lies ahead, not too far, and before the work is due. Null without one. */
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

/** Invitations alone need no closing day; the job market does. */
function price(draft: Draft, today: string, openDaysMax: number): Found {
  const byPackage = draft.payBy === 'package'
  const close = closeProblem(draft, today, openDaysMax)
  return [
    ...when(byPackage && draft.packageId === null, 'packageId', 'required'),
    ...when(!byPackage && (draft.price === null || draft.price <= 0), 'price', 'required'),
    ...when(draft.slots < 1, 'slots', 'required'),
    ...when(draft.kind === 'public' && draft.closeOn === null, 'closeOn', 'required'),
    ...(close ? when(true, 'closeOn', close) : []),
  ]
}

/** Rights that leave the creator's own channel end on a day; each way to get the product needs its own part. */
function rights(draft: Draft, today: string): Found {
  const { usageRights, usageEndsOn, reviewOption, postBy } = draft
  const needsEnd = usageRights !== '' && usageRights !== 'creator_only'
  const earliest = postBy ?? addDays(today, 1)
  return [
    ...required(draft, ['usageRights', 'disclosureTag', 'reviewOption']),
    ...when(needsEnd && usageEndsOn === null, 'usageEndsOn', 'required'),
    ...when(needsEnd && usageEndsOn !== null && usageEndsOn < earliest, 'usageEndsOn', 'usage_after_post'),
    ...when(reviewOption === 'buy product' && draft.reimbursementCap === null, 'reimbursementCap', 'required'),
    ...when(reviewOption === 'invite' && empty(draft.checkInCode), 'checkInCode', 'required'),
    ...when(reviewOption === 'invite' && empty(draft.venue), 'venue', 'required'),
  ]
}

const SECTION_RULES: Readonly<Record<SectionCode, (draft: Draft, today: string, openDaysMax: number) => Found>> = {
  goal,
  post,
  brief: text,
  creators,
  price,
  rights,
}

/** All that keeps a brief from being sent for review, section by section. */
export function briefIssues(draft: Draft, now: Date, openDaysMax: number): BriefIssue[] {
  const today = dayOf(now)
  return (Object.keys(SECTION_RULES) as SectionCode[]).flatMap((section) =>
    SECTION_RULES[section](draft, today, openDaysMax).map(([field, code]) => ({ section, field, code })),
  )
}

/** Fields that each section still lacks or has wrong; all lists empty means complete. */
export function missingOf(draft: Draft, now: Date, openDaysMax: number): Record<SectionCode, string[]> {
  const missing: Record<SectionCode, string[]> = { goal: [], post: [], brief: [], creators: [], price: [], rights: [] }
  for (const { section, field } of briefIssues(draft, now, openDaysMax))
    if (!missing[section].includes(field)) missing[section].push(field)
  return missing
}
