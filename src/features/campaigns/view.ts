import { dayOf, endOfDay } from '../../core/calendar.ts'
import { isoTime } from '../../core/clock.ts'
import type { Settings } from '../../core/settings.ts'
import type { CampaignOwner } from '../agency-brands/schema-scope.ts'
import type { Participation } from '../jobs/rules/participation.ts'
import { type Draft, FIELD_NAMES } from './brief/fields.ts'
import { sectionStates } from './brief/issues.ts'
import type { Campaign, CampaignRow, JobCard, Match } from './contract.ts'
import type { CardRecord } from './market/store.ts'
import { isDraft, offeredFields } from './rules/editing.ts'
import type { CampaignRecord, CampaignValues, FoundCampaign, OwnRow } from './store.ts'

const dates = (row: CampaignRecord) => ({
  closeOn: row.closeAt && dayOf(row.closeAt),
  closeAt: isoTime(row.closeAt),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  submittedAt: isoTime(row.submittedAt),
  publishedAt: isoTime(row.publishedAt),
  closedAt: isoTime(row.closedAt),
})

/**
 * A campaign for its brand and the operators, with what a draft's brief lacks at `now`. `reader` may be limited to
 * brands.
 */
export function viewCampaign(
  { campaign: row, brand, brandChoices: choices, applied }: FoundCampaign,
  now: Date,
  settings: Settings,
  reader?: CampaignOwner,
): Campaign {
  const draft = draftOf(row)
  const brandChoices = choices.filter(({ id }) => reader?.brandIds?.includes(id) ?? true)
  const sections = sectionStates(draft, now, settings['campaign.open_days_max'], brandChoices.length > 0)
  const { marketerId: _, ...own } = row
  return {
    ...own,
    ...draft,
    ...dates(row),
    brand,
    brandChoices,
    editable: [...offeredFields(row.status, { ...draft, applied })],
    sections: isDraft(row.status) ? sections : sections.map(({ code }) => ({ code, missing: [], problems: [] })),
  }
}

/** A row of the brand's campaign list. */
export const viewRow = (row: OwnRow): CampaignRow => ({ ...row, ...dates(row) })

/** The editable values of a row, without its history. */
export function draftOf(row: CampaignRecord): Draft {
  const values: Record<string, unknown> = { ...row, closeOn: row.closeAt && dayOf(row.closeAt) }
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name]])) as Draft
}

/** Columns of the given values; a closing day becomes its last instant. */
export function columnsOf(draft: Partial<Draft>): CampaignValues {
  const { closeOn, ...rest } = draft
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...(given as CampaignValues),
    ...(closeOn !== undefined && { closeAt: closeOn === null ? null : endOfDay(closeOn) }),
  }
}

/** A card of the job market. Every published campaign has all of these values. */
export function viewCard(row: CardRecord, match: Match | null, part: Participation | null): JobCard {
  const {
    criteria: _criteria,
    brandId: _brandId,
    slotsTaken,
    closeAt,
    publishedAt,
    price,
    channelType,
    postType,
    ...rest
  } = row
  if (price === null || channelType === null || postType === null)
    throw new Error(`campaign ${row.id} is published without its price or post`)
  return {
    ...rest,
    price,
    channelType,
    postType,
    slotsLeft: row.slots - slotsTaken,
    closeAt: isoTime(closeAt),
    publishedAt: isoTime(publishedAt),
    applied: part !== null,
    part,
    match,
  }
}
