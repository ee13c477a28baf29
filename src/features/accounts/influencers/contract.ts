import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zLang } from '../../../core/shapes.ts'
import { zStoredChannelType } from '../../channels/shapes.ts'
import { UPLOAD_ERRORS } from '../../files/contract.ts'
import { zPreference } from '../../notifications/shapes.ts'
import { TIPS } from '../rules/tips.ts'
import { zConsentKind, zGeneral, zInterest, zPersonal } from '../shapes.ts'
import { zSignUpChannel } from '../sign-up/contract.ts'

const influ = '/sv_influ_api/influ'
const own = { audience: 'influencer' } as const
const params = z.object({ uuid: zId })

const zReady = z.object({
  readiness: z.enum(['Ready', 'NotReady', 'DisableDetail']),
  missing: z.array(z.string()),
})
const zPrefs = z.object({
  interests: z.array(zInterest),
  lang: zLang,
  notifications: z.array(zPreference),
})
const uploads = ['not_found', ...UPLOAD_ERRORS] as const

/** An influencer's own profile, consents and documents. The uuid of another account returns `not_found`. */
export const influencerContract = {
  ready: endpoint({
    ...own,
    id: 'accounts.ready',
    method: 'PATCH',
    path: `${influ}/profile/ready/{uuid}`,
    summary: 'Checks again whether the caller’s profile is complete.',
    params,
    output: zReady,
    errors: ['not_found'],
  }),
  general: endpoint({
    ...own,
    id: 'accounts.general',
    summary: 'Returns the caller’s personal details and address.',
    method: 'GET',
    path: `${influ}/profile/general/{uuid}`,
    params,
    output: zGeneral,
    errors: ['not_found'],
  }),
  updateGeneral: endpoint({
    ...own,
    id: 'accounts.updateGeneral',
    summary: 'Updates the caller’s personal details. While operators review the details, most fields are locked.',
    method: 'PATCH',
    path: `${influ}/profile/general/{uuid}`,
    params,
    body: zPersonal.partial(),
    output: zGeneral,
    errors: ['not_found', 'details_locked', 'age_under_18', 'guardian_consent_required', 'invalid_input'],
  }),
  createProfile: endpoint({
    ...own,
    id: 'accounts.createProfile',
    method: 'POST',
    path: `${influ}/profile/createProfile/{uuid}`,
    summary: 'Stores the whole profile at once after the sign-up.',
    params,
    body: zPersonal.partial({
      displayName: true,
      latinName: true,
      bio: true,
      legalNameLatin: true,
      gender: true,
      countryId: true,
      nationalityId: true,
      nationalId: true,
      passportNo: true,
      workPermitNo: true,
      idExpiresOn: true,
      shippingAddress: true,
    }),
    output: zGeneral,
    errors: ['not_found', 'details_locked', 'age_under_18', 'guardian_consent_required', 'invalid_input'],
  }),
  prefs: endpoint({
    ...own,
    id: 'accounts.prefs',
    summary: 'Returns the caller’s topics, language and notification preferences.',
    method: 'GET',
    path: `${influ}/profile/prefs/{uuid}`,
    params,
    output: zPrefs,
    errors: ['not_found'],
  }),
  updatePrefs: endpoint({
    ...own,
    id: 'accounts.updatePrefs',
    summary: 'Updates the caller’s topics, language and notification preferences.',
    method: 'PATCH',
    path: `${influ}/profile/prefs/{uuid}`,
    params,
    body: zPrefs.partial(),
    output: zPrefs,
    errors: ['not_found'],
  }),
  toast: endpoint({
    ...own,
    id: 'accounts.toast',
    method: 'PATCH',
    path: `${influ}/toast/{uuid}`,
    summary: 'Records that the caller has closed a tip. The tip isn’t shown again on any device.',
    params,
    body: z.object({ toast: z.enum(TIPS) }),
    output: z.object({ seen: z.array(z.string()) }),
    errors: ['not_found'],
  }),
  account: endpoint({
    ...own,
    id: 'accounts.account',
    method: 'GET',
    path: `${influ}/account/{uuid}`,
    summary:
      'Returns the caller’s account: country, nationality, status and the consents that must still be asked for. `owner_id` must be the caller’s account ID. `channel` is a platform; the response includes the caller’s newest channel on it.',
    params,
    query: z.object({ channel: zStoredChannelType.optional(), owner_id: zId.optional() }),
    output: z.object({
      uuid: zId,
      email: z.string(),
      countryId: z.int(),
      nationalityId: z.int(),
      thaiRegistered: z.boolean(),
      thaiNational: z.boolean(),
      displayConsent: z.array(zConsentKind),
      /** The latest answer of each kind. */
      consents: z.partialRecord(zConsentKind, z.boolean()),
      readiness: z.enum(['Ready', 'NotReady', 'DisableDetail']),
      talentManager: z.boolean(),
      status: z.string(),
      /**
       * The caller's newest channel on the platform in the query; null without a channel or without a platform in the
       * query.
       */
      channel: z.object({ id: zId, type: zStoredChannelType, handle: z.string(), status: z.string() }).nullable(),
      /** The channel entered during sign-up, offered as the first one to connect. */
      signUpChannel: zSignUpChannel.nullable(),
      refCode: z.string(),
    }),
    errors: ['not_found'],
  }),
  memberCountry: endpoint({
    ...own,
    id: 'accounts.memberCountry',
    summary: 'Returns the country of the caller’s account.',
    method: 'GET',
    path: `${influ}/getMemberCountry/{uuid}`,
    params,
    output: z.object({ id: z.int(), code: z.string(), name: z.string(), icon: z.string() }),
    errors: ['not_found'],
  }),
  uploadImage: endpoint({
    ...own,
    id: 'accounts.uploadImage',
    summary: 'Replaces the influencer’s profile picture.',
    method: 'POST',
    path: `${influ}/profile/image/{uuid}`,
    upload: true,
    params,
    output: z.object({ url: z.string() }),
    errors: uploads,
  }),
  consent: endpoint({
    ...own,
    id: 'accounts.consent',
    method: 'POST',
    path: `${influ}/consent/{uuid}`,
    summary: 'Stores answers to consents. The answer `false` withdraws a consent.',
    params,
    body: z.object({ consents: z.partialRecord(zConsentKind, z.boolean()) }),
    output: z.object({ displayConsent: z.array(zConsentKind) }),
    errors: ['not_found'],
  }),
}
