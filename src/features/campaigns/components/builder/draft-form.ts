import type { z } from 'zod'
import { every, field, optional } from '../../../../core/forms.ts'
import { parseBaht } from '../../../../core/money.ts'
import type { SectionCode } from '../../contract.ts'
import { completeLink } from '../../rules/link.ts'
import type { zDraft } from '../../shapes-campaign.ts'
import { METRO } from '../criteria-words.ts'

type DraftInput = z.input<typeof zDraft>
type Part = Partial<DraftInput>
type Reader = (form: FormData) => Part

/** Lines of a text area, without empty ones. */
const lines = (form: FormData, name: string): string[] =>
  field(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A figure as it was typed, for the endpoint to refuse with the field's message. */
const wrong = (text: string): number => text as unknown as number

const whole = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  const digits = text.replace(/[,\s]/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : wrong(text)
}
/** `3.5` percent to 350 basis points. */
const percent = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  const figure = text.replace('%', '').trim()
  if (figure === '') return null
  return /^\d+(\.\d+)?$/.test(figure) ? Math.round(Number(figure) * 100) : wrong(text)
}
const day = (form: FormData, name: string): string | null => optional(form, name) ?? null
const money = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  return text === '' ? null : (parseBaht(text) ?? wrong(text))
}
const choice = <T extends string>(form: FormData, name: string): T | null =>
  (optional(form, name) as T | undefined) ?? null

function criteria(form: FormData): DraftInput['criteria'] {
  const provinces = [...every(form, 'provinces'), ...(field(form, 'metro') ? METRO : [])]
  return {
    followersMin: whole(form, 'followersMin'),
    followersMax: whole(form, 'followersMax'),
    engagementMinBps: percent(form, 'engagementMin'),
    audienceAges: every(form, 'audienceAges') as never,
    audienceGender: choice(form, 'audienceGender'),
    provinces: [...new Set(provinces)],
    interests: every(form, 'interests') as never,
    creatorGender: choice(form, 'creatorGender'),
    creatorAgeMin: whole(form, 'creatorAgeMin'),
    creatorAgeMax: whole(form, 'creatorAgeMax'),
    nationalities: field(form, 'thaiOnly') ? [209] : [],
  }
}

const READERS: Record<SectionCode, Reader> = {
  goal: (form) => {
    const objective = optional(form, 'objective')
    return {
      title: field(form, 'title'),
      titleEn: field(form, 'titleEn'),
      product: field(form, 'product'),
      productUrl: completeLink(field(form, 'productUrl')),
      objective: objective === undefined ? null : (Number(objective) as never),
      ...(optional(form, 'topic') && { topic: field(form, 'topic') as never }),
      trackingUrl: completeLink(field(form, 'trackingUrl')),
      couponCode: field(form, 'couponCode'),
    }
  },
  post: (form) => ({
    channelType: choice(form, 'channelType'),
    postType: choice(form, 'postType'),
    draftBy: day(form, 'draftBy'),
    postFrom: day(form, 'postFrom'),
    postBy: day(form, 'postBy'),
  }),
  brief: (form) => ({
    brief: {
      text: field(form, 'text'),
      dos: lines(form, 'dos'),
      donts: lines(form, 'donts'),
      references: every(form, 'references'),
    },
  }),
  creators: (form) => ({ criteria: criteria(form) }),
  price: (form) => ({
    ...(form.has('price') && { price: money(form, 'price') }),
    slots: whole(form, 'slots') ?? wrong(''),
    closeOn: day(form, 'closeOn'),
  }),
  rights: (form) => ({
    usageRights: (optional(form, 'usageRights') ?? '') as never,
    usageEndsOn: day(form, 'usageEndsOn'),
    reviewOption: choice(form, 'reviewOption'),
    disclosureTag: field(form, 'disclosureTag'),
    reimbursementCap: money(form, 'reimbursementCap'),
    checkInCode: choice(form, 'checkInCode'),
    venue: field(form, 'venue'),
  }),
}

/** What a section's form says about the draft. Empty choices are null; wrong figures are left to the endpoint to refuse. */
export const draftOfForm = (section: SectionCode, form: FormData): Part => READERS[section](form)
