import { FIELD_NAMES, type FieldName, fieldsOfSection } from '../brief/fields.ts'
import type { Draft } from '../contract.ts'
import { type CampaignStatus, SECTIONS, type SectionCode } from '../shapes.ts'
import { isPossible } from './status.ts'

/** The state of a campaign that the check of an edit needs. */
export interface EditFacts {
  draft: Draft
  slotsTaken: number
  /** Somebody has applied or was invited. */
  applied: boolean
  /** Jobs left in the campaign's package; null if it is paid with credits. */
  unitsLeft: number | null
  /** Pending applicants who match the saved criteria but not the new ones. */
  dropped: number
}

/** Why a field cannot be changed. */
export type EditRefusal =
  | { code: 'fixed_after_review' | 'people_applied' | 'close_only_later' | 'same_site' }
  | { code: 'too_small'; minimum: number }
  | { code: 'too_big'; maximum: number }
  | { code: 'drops_applicants'; n: number }

type LiveRule = (next: Draft, facts: EditFacts) => EditRefusal | null

/** The minimum number of slots. */
export const slotsMin = ({ slotsTaken }: { slotsTaken: number }): number => Math.max(1, slotsTaken)

/**
 * At least the taken slots, and at most the slots that the package can pay for. If the saved number exceeds this
 * maximum, it stays allowed.
 */
const possibleSlots: LiveRule = ({ slots }, facts) => {
  const minimum = slotsMin(facts)
  if (slots < minimum) return { code: 'too_small', minimum }
  if (facts.unitsLeft === null) return null
  const maximum = Math.max(facts.draft.slots, facts.slotsTaken + facts.unitsLeft)
  return slots > maximum ? { code: 'too_big', maximum } : null
}

const anyTime: LiveRule = () => null
const beforeApplications: LiveRule = (_, { applied }) => (applied ? { code: 'people_applied' } : null)

const siteOf = (link: string): string | null => URL.parse(link)?.hostname.replace(/^www\./, '') ?? null

/**
 * The fields that can change after influencers can see a campaign, and when. Terms that somebody has already applied
 * for cannot change, nor can what operators have reviewed.
 */
const LIVE_RULES: Readonly<Partial<Record<FieldName, LiveRule>>> = {
  criteria: (_, { dropped }) => (dropped > 0 ? { code: 'drops_applicants', n: dropped } : null),
  slots: possibleSlots,
  closeOn: ({ closeOn }, { draft }) =>
    closeOn === null || (draft.closeOn !== null && closeOn < draft.closeOn) ? { code: 'close_only_later' } : null,
  trackingUrl: ({ trackingUrl }, { draft }) =>
    siteOf(trackingUrl) === siteOf(draft.trackingUrl) ? null : { code: 'same_site' },
  poNumber: anyTime,
  costCentre: anyTime,
  price: beforeApplications,
  draftBy: beforeApplications,
  draftDays: beforeApplications,
  postFrom: beforeApplications,
  postBy: beforeApplications,
  counterOffers: (next, facts) => (next.counterOffers === 'yes' ? null : beforeApplications(next, facts)),
}

/** Whether the whole brief can still be edited. */
export const isDraft = (status: CampaignStatus): boolean => isPossible(status, 'submit', 'marketer')

/** The fields of the brief that its marketer may change in this status; `liveRefusal` may still reject a value. */
export function editableFields(status: CampaignStatus): readonly FieldName[] {
  if (isDraft(status)) return FIELD_NAMES
  return status === 'live' ? FIELD_NAMES.filter((name) => LIVE_RULES[name]) : []
}

/** Why a live campaign rejects another value of a field; null if it is allowed. */
export const liveRefusal = (name: FieldName, next: Draft, facts: EditFacts): EditRefusal | null =>
  (LIVE_RULES[name] ?? ((): EditRefusal => ({ code: 'fixed_after_review' })))(next, facts)

/** The fields with a control: those that the marketer can change at present. */
export function offeredFields(
  status: CampaignStatus,
  facts: { applied: boolean; trackingUrl: string; payBy: Draft['payBy'] },
): readonly FieldName[] {
  const editable = editableFields(status)
  if (status !== 'live') return editable
  return editable.filter((name) => {
    if (name === 'trackingUrl') return facts.trackingUrl !== ''
    if (name === 'price' && facts.payBy === 'package') return false
    return !facts.applied || LIVE_RULES[name] !== beforeApplications
  })
}

/** Whether the marketer can change any field of the brief. */
export const isEditable = (status: CampaignStatus): boolean => editableFields(status).length > 0

/** The sections of the builder that contain one of these fields. */
export function sectionsWith(names: readonly string[]): SectionCode[] {
  return SECTIONS.filter((code) => fieldsOfSection(code).some(({ name, group }) => names.includes(group ?? name)))
}
