import { THAILAND_ID } from '../../../core/countries.ts'
import type { AttachmentKind } from '../kinds.ts'

/** Attachments that are checked before a person's tax class: everyone's identity, and what their age and nationality ask for. */
export function neededAttachments(person: {
  nationalityId: number
  age: number | null
  adultAge: number
}): AttachmentKind[] {
  const minor = person.age !== null && person.age < person.adultAge
  return [
    'identity',
    ...(minor ? (['guardian'] as const) : []),
    ...(person.nationalityId === THAILAND_ID ? [] : (['work_permit'] as const)),
  ]
}
