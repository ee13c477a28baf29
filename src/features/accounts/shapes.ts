import { z } from 'zod'
import { plainDigits, readableText } from '../../core/plain-text.ts'
import { zDate, zId, zSatang, zText, zTime } from '../../core/shapes.ts'
import { checkNationalId, idDigits, isPassport, isVatBranch } from '../../core/thai/national-id.ts'
import { mobileToE164 } from '../../core/thai/phone.ts'
import { GENDERS, INTERESTS } from '../../core/vocabulary.ts'
import { safeNext } from '../../web/return-path.ts'
import { CONSENT_KINDS } from './rules/consent.ts'

/** Schemas shared by the contracts of this feature. The message of a refinement is the key of a field message. */

export const zScope = z.enum(['open', 'influencer', 'marketer', 'operator'])
export const zSignUpRole = z.enum(['influencer', 'marketer'])
export const zPassword = z.string().min(1).max(500)
export const zCode = z
  .string()
  .overwrite(plainDigits)
  .trim()
  .regex(/^\d{4}(\d{2})?$/, 'otp_digits')
export const zToken = z.string().regex(/^[\w-]{20,100}$/, 'token_format')

/** App clients have no cookies, so they send the recovery token in the body. */
export const zRecoveryToken = zToken
  .optional()
  .describe(
    'Identifies the password recovery. Clients that send the header `x-client: app` receive it as `token` when they request the first code and send it with each later request. Browsers use the cookie `recovery` instead.',
  )

/** A Thai mobile number as typed; E.164 after parsing. */
export const zMobile = z
  .string()
  .trim()
  .max(30)
  .refine((text) => mobileToE164(text) !== null, 'mobile')
  .transform((text) => mobileToE164(text) ?? text)
  .pipe(z.string())

export const zAddress = z.object({
  line: zText(200),
  subdistrict: zText(100),
  district: zText(100),
  province: zText(100),
  postcode: z
    .string()
    .overwrite(plainDigits)
    .trim()
    .regex(/^\d{5}$/, 'postcode'),
})

/** Delivery address for products. Without a recipient or phone, the legal name and the verified phone are used. */
export const zShippingAddress = zAddress.extend({
  recipient: zText(120).nullable().default(null),
  phone: zMobile.nullable().default(null),
})

/** A calendar date, from the three fields of a form. */
const zBirthdate = z.string().superRefine((text, issues) => {
  if (text === '') issues.addIssue({ code: 'custom', message: 'required' })
  else if (!z.iso.date().safeParse(text).success) issues.addIssue({ code: 'custom', message: 'birthdate' })
})

export const zNationalId = z
  .string()
  .transform(idDigits)
  .superRefine((id, issues) => {
    const refusal = checkNationalId(id)
    if (refusal) issues.addIssue({ code: 'custom', message: refusal === 'national_id_check' ? refusal : 'national_id' })
  })
export const zPassport = z
  .string()
  .overwrite(plainDigits)
  .trim()
  .transform((text) => text.toUpperCase())
  .refine(isPassport, 'passport')
export const zBranch = z.string().overwrite(plainDigits).trim().refine(isVatBranch, 'vat_branch')

/** A path of this site without the language. */
export const zNextPath = z
  .string()
  .max(300)
  .refine((path) => safeNext(`/th${path}`, '') !== '', 'invalid')

export const zInterest = z.enum(INTERESTS)
export const zGender = z.enum(GENDERS)
export const zConsentKind = z.enum(CONSENT_KINDS)
/** A separate answer for each text. */
export const zConsents = z.object({
  terms: z.boolean(),
  PRIVACY_POLICY: z.boolean(),
  THAI_LLM: z.boolean().default(false),
  marketing: z.boolean().default(false),
})

const LATIN = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
/** The display name in Latin letters, for English pages; empty means none. */
export const zLatinName = z
  .string()
  .overwrite(readableText)
  .max(80)
  .refine((text) => text === '' || LATIN.test(text), 'latin_name')
  .nullable()
  .transform((text) => text || null)

export const zPersonal = z.object({
  displayName: zText(60),
  latinName: zLatinName,
  bio: z.string().trim().max(500),
  legalName: zText(120, 2),
  legalNameLatin: z.string().trim().max(120).nullable(),
  birthdate: zBirthdate,
  gender: zGender.nullable(),
  countryId: z.int().min(1).max(400),
  nationalityId: z.int().min(1).max(400),
  nationalId: zNationalId.nullable(),
  passportNo: zPassport.nullable(),
  workPermitNo: z.string().trim().max(30).nullable(),
  idExpiresOn: zDate.nullable(),
  address: zAddress,
  shippingAddress: zShippingAddress.nullable(),
  interests: z.array(zInterest).min(1).max(12),
})

/** An influencer's own profile, or null. */
export const zGeneral = z.object({
  uuid: zId,
  handle: z.string(),
  displayName: z.string(),
  latinName: z.string().nullable(),
  bio: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  legalName: z.string().nullable(),
  legalNameLatin: z.string().nullable(),
  birthdate: zDate.nullable(),
  gender: zGender.nullable(),
  countryId: z.int(),
  nationalityId: z.int(),
  nationalId: z.string().nullable(),
  passportNo: z.string().nullable(),
  workPermitNo: z.string().nullable(),
  idExpiresOn: zDate.nullable(),
  address: zAddress.nullable(),
  shippingAddress: zShippingAddress.nullable(),
  interests: z.array(zInterest),
  readiness: z.enum(['Ready', 'NotReady', 'DisableDetail']),
  missing: z.array(z.string()),
  /** The day from which the influencer takes new jobs again; null without a pause. */
  takesJobsFrom: zDate.nullable(),
  vatRegistered: z.boolean(),
  vatBranch: z.string().nullable(),
})
export type General = z.infer<typeof zGeneral>

export const zSession = z.object({
  id: zId,
  current: z.boolean(),
  createdAt: zTime,
  /** The last use, to the hour. */
  usedAt: zTime,
  expiresAt: zTime,
  /** A persistent login, which each use extends. */
  stays: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
  device: z.record(z.string(), z.string()),
})
export type SessionView = z.infer<typeof zSession>

/** What the pages of both roles show about a sent code. */
export const zSentCode = z.object({
  to: z.string(),
  via: z.enum(['email', 'sms', 'whatsapp']),
  digits: z.int(),
  /** Reference shown in the message together with the code. */
  ref: z.string(),
  expiresAt: zTime,
  /** When another code can be requested. */
  resendAt: zTime,
})
export type SentCodeView = z.infer<typeof zSentCode>

/** The last code, for a user who returns to the page. `verified`: the action needs no further code. */
export const zPendingCode = zSentCode.extend({ state: z.enum(['sent', 'expired', 'used_up', 'verified']) })
export type PendingCodeView = z.infer<typeof zPendingCode>

export const zIdentity = z.object({ scope: zScope, uuid: z.string() })
/**
 * Returned next to `data`, as specified. Only app clients (`x-client: app`) get `token` and `deviceToken`; they send
 * the latter as `x-device-token` at the next login.
 */
export const zIdentityExtra = z.object({
  scope: zScope,
  uuid: z.string(),
  code: z.string(),
  token: z.string().optional(),
  deviceToken: z.string().optional(),
})
export { zId, zText, zTime }

/** A price, the tax withheld and the net amount. */
export const zPayAfterTax = z.object({ price: zSatang, tax: zSatang, taxBps: z.int(), net: zSatang })
export type PayAfterTax = z.output<typeof zPayAfterTax>
