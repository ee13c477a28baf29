import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zLang, zText, zTime } from '../../../core/shapes.ts'
import { UPLOAD_ERRORS } from '../../files/contract.ts'
import { zPreference } from '../../notifications/shapes.ts'
import { zAddress, zBranch, zConsentKind, zLatinName } from '../shapes.ts'

const own = { audience: 'marketer' } as const

const zQuestionnaire = z.object({
  objective: z.enum(['awareness', 'traffic', 'engagement', 'coupon code', 'other']).optional(),
  budget: z.enum(['10000-30000', '30000-50000', '50000-100000', '100000-250000', 'over 250000']).optional(),
  start: z.enum(['1-3 months', '3-6 months', 'over 6 months', 'no start date']).optional(),
})

const zEditable = z.object({
  displayName: zText(60),
  latinName: zLatinName,
  brandName: zText(80),
  kind: z.enum(['brand', 'agency', 'individual']),
  accountType: z.enum(['individual', 'company']),
  legalName: zText(150, 2),
  /** 13 digits: a company's starts with 0, a person's with 1 to 8. */
  taxId: z.string().trim().max(20),
  taxBranch: zBranch,
  classification: z.enum(['big-contributor', 'common-regimen']).nullable(),
  taxRegime: z.enum(['simple', 'common', 'orange economy']).nullable(),
  address: zAddress,
  contactName: zText(100),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).nullable(),
  questionnaire: zQuestionnaire,
  lang: zLang,
})

/** A marketer's own profile, or null. */
export const zMarketer = z.object({
  uuid: zId,
  email: z.string(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  displayName: z.string(),
  latinName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  brandName: z.string(),
  kind: z.enum(['brand', 'agency', 'individual']),
  accountType: z.enum(['individual', 'company']),
  legalName: z.string().nullable(),
  taxId: z.string().nullable(),
  taxBranch: z.string(),
  classification: z.enum(['big-contributor', 'common-regimen']).nullable(),
  taxRegime: z.enum(['simple', 'common', 'orange economy']).nullable(),
  address: zAddress.nullable(),
  contactName: z.string().nullable(),
  website: z.string().nullable(),
  questionnaire: zQuestionnaire,
  lang: zLang,
  notifications: z.array(zPreference),
  /** The latest answers; a kind without an answer is absent. */
  consents: z.partialRecord(zConsentKind, z.boolean()),
  status: z.string(),
  contractEndsAt: zTime.nullable(),
})
export type MarketerView = z.infer<typeof zMarketer>

export const marketerContract = {
  marketerProfile: endpoint({
    ...own,
    id: 'accounts.marketerProfile',
    summary: 'Returns the caller’s own profile.',
    method: 'GET',
    path: '/sv_marketer_profile/',
    output: zMarketer,
    errors: [],
  }),
  marketer: endpoint({
    ...own,
    id: 'accounts.marketer',
    summary: 'Returns the caller’s own profile, by account ID.',
    method: 'GET',
    path: '/api/marketers/{id}',
    params: z.object({ id: zId }),
    output: zMarketer,
    errors: ['not_found'],
  }),
  patchMarketerProfile: endpoint({
    ...own,
    id: 'accounts.patchMarketerProfile',
    summary: 'Updates the caller’s own profile. Omitted fields don’t change.',
    method: 'PATCH',
    path: '/sv_marketer_profile/',
    body: zEditable.partial(),
    output: zMarketer,
    errors: ['invalid_input'],
  }),
  updateMarketerProfile: endpoint({
    ...own,
    id: 'accounts.updateMarketerProfile',
    method: 'POST',
    path: '/api/marketers/update-marketer-profile',
    summary: 'Stores the whole profile at once after the sign-up.',
    body: zEditable.partial({
      displayName: true,
      latinName: true,
      kind: true,
      taxBranch: true,
      classification: true,
      taxRegime: true,
      website: true,
      questionnaire: true,
      lang: true,
    }),
    output: zMarketer,
    errors: ['invalid_input'],
  }),
  uploadMarketerImage: endpoint({
    ...own,
    id: 'accounts.uploadMarketerImage',
    summary: 'Replaces the marketer’s profile picture.',
    method: 'PATCH',
    path: '/api/marketers/{id}/upload-profile-image',
    upload: true,
    params: z.object({ id: zId }),
    output: z.object({ url: z.string() }),
    errors: ['not_found', ...UPLOAD_ERRORS],
  }),
  marketerConsent: endpoint({
    ...own,
    permission: 'self',
    id: 'accounts.marketerConsent',
    method: 'POST',
    path: '/api/marketers/consents',
    summary: 'Stores answers to consents. The answer `false` withdraws a consent.',
    body: z.object({ consents: z.partialRecord(zConsentKind, z.boolean()) }),
    output: z.object({ consents: z.partialRecord(zConsentKind, z.boolean()) }),
    errors: [],
  }),
  marketerNotifications: endpoint({
    ...own,
    permission: 'self',
    id: 'accounts.marketerNotifications',
    summary: 'Sets which messages the caller receives on which channels.',
    method: 'PATCH',
    path: '/sv_marketer_profile/notification/',
    body: z.object({ notifications: z.array(zPreference).max(64) }),
    output: z.array(zPreference),
    errors: [],
  }),
}
