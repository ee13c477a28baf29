import { FIELD_NAMES, type FieldName, fieldsOfSection } from '../brief/fields.ts'
import { type CampaignStatus, SECTIONS, type SectionCode } from '../shapes.ts'
import { isPossible } from './status.ts'

/** Once influencers can see a campaign: whom it looks for, more slots, a later closing day. */
const EDITABLE_WHILE_LIVE: readonly FieldName[] = ['criteria', 'slots', 'closeOn']

/** The whole brief is still being written. */
export const isDraft = (status: CampaignStatus): boolean => isPossible(status, 'submit', 'marketer')

/** The fields of the brief that its marketer may change. */
export function editableFields(status: CampaignStatus): readonly FieldName[] {
  if (isDraft(status)) return FIELD_NAMES
  return status === 'live' ? EDITABLE_WHILE_LIVE : []
}

/** Whether its marketer may change anything of the brief. */
export const isEditable = (status: CampaignStatus): boolean => editableFields(status).length > 0

/** The sections of the builder that hold such a field. */
export function editableSections(status: CampaignStatus): SectionCode[] {
  const editable: readonly string[] = editableFields(status)
  return SECTIONS.filter((code) => fieldsOfSection(code).some(({ name, group }) => editable.includes(group ?? name)))
}

/** Slots that are taken stay. */
export const fewestSlots = ({ slotsTaken }: { slotsTaken: number }): number => Math.max(1, slotsTaken)
