import { BUDDHIST_OFFSET, dayOf, yearsBetween } from '../../../core/calendar.ts'
import { countryOf, THAILAND_ID } from '../../../core/countries.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Satang } from '../../../core/money.ts'
import { provinceOf } from '../../../core/thai/provinces.ts'
import { payAfterTax, thaiTaxRow } from '../../../core/withholding.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings, recentSettings } from '../../../platform/settings.ts'
import { listPreferences, savePreferences } from '../../notifications/service.ts'
import { latestOf, storeConsents, versionsInForce } from '../consents/consents.ts'
import { listConsents } from '../consents/store.ts'
import { storeAvatar } from '../pictures/service.ts'
import { checkAddress } from '../places/places.ts'
import { checkAge } from '../rules/birthdate.ts'
import { displayConsent } from '../rules/consent.ts'
import type { General, PayAfterTax } from '../shapes.ts'
import { findSignUpChannel } from '../sign-up/store.ts'
import {
  findInfluencer,
  findPayeeClass,
  hasGuardianConsent,
  lockInfluencer,
  updateAccount,
  updateInfluencer,
} from '../store.ts'
import type { influencerContract } from './contract.ts'
import { readinessOf, refreshReadiness } from './readiness.ts'
import { findChannelOn } from './store.ts'

type Changes = HandlerInput<(typeof influencerContract)['updateGeneral']>['body']

/** The caller's own influencer; the uuid of another account is `not_found`. */
async function own(db: Db | Tx, ctx: Ctx, uuid: string, find = findInfluencer) {
  const found = uuid === ctx.caller.accountId ? await find(db, uuid) : null
  if (!found) throw new AppError('not_found')
  return found
}

async function viewGeneral(db: Db | Tx, ctx: Ctx, uuid: string): Promise<General> {
  const { account, influencer } = await own(db, ctx, uuid)
  return {
    uuid,
    handle: influencer.handle,
    displayName: account.displayName,
    latinName: account.latinName,
    bio: influencer.bio,
    avatarUrl: account.avatarFileId ? `/media/${account.avatarFileId}` : null,
    email: account.email,
    phone: account.phone,
    phoneVerified: account.phoneVerifiedAt !== null,
    legalName: influencer.legalName,
    legalNameLatin: influencer.legalNameLatin,
    birthdate: influencer.birthdate,
    gender: influencer.gender,
    countryId: influencer.countryId,
    nationalityId: influencer.nationalityId,
    nationalId: influencer.nationalId,
    passportNo: influencer.passportNo,
    workPermitNo: influencer.workPermitNo,
    idExpiresOn: influencer.idExpiresOn,
    address: influencer.address,
    shippingAddress: influencer.shippingAddress && { recipient: null, phone: null, ...influencer.shippingAddress },
    interests: influencer.interests as General['interests'],
    ...readinessOf(account, influencer),
    takesJobsFrom: influencer.takesJobsFrom,
    vatRegistered: influencer.vatRegistered,
    vatBranch: influencer.vatBranch,
  }
}

/** Checks the rules that involve several fields: age, countries, documents of foreigners. */
async function checkChanges(tx: Tx, ctx: Ctx, changes: Changes, nationalityId: number): Promise<void> {
  const now = ctx.clock.now()
  const today = dayOf(now)
  for (const name of ['countryId', 'nationalityId'] as const)
    if (changes[name] !== undefined && !countryOf(changes[name], 'en'))
      throw new AppError('invalid_input', {}, { [name]: { code: 'not_an_option' } })
  if (changes.idExpiresOn && changes.idExpiresOn <= today)
    throw new AppError('invalid_input', {}, { idExpiresOn: { code: 'document_expired' } })
  if (changes.passportNo && nationalityId !== THAILAND_ID && !changes.workPermitNo)
    throw new AppError('invalid_input', {}, { workPermitNo: { code: 'required' } })
  if (changes.birthdate) await checkBirthdate(tx, ctx, changes.birthdate)
}

/** Rejects impossible birth years first, then ages below the limits. */
async function checkBirthdate(tx: Tx, ctx: Ctx, birthdate: string): Promise<void> {
  const now = ctx.clock.now()
  const today = dayOf(now)
  const settings = await readSettings(tx, now)
  const age = yearsBetween(birthdate, today)
  if (age < 0 || age > settings['age.max']) {
    const max = Number(today.slice(0, 4)) + (ctx.lang === 'th' ? BUDDHIST_OFFSET : 0)
    const years = { min: String(max - settings['age.max']), max: String(max) }
    throw new AppError('invalid_input', {}, { birthdate: { code: 'birth_year', ...years } })
  }
  const consent = await hasGuardianConsent(tx, ctx.caller.accountId)
  const refusal = checkAge(birthdate, today, consent, settings)
  const ages = { n: age, min: settings['age.min'], adult: settings['age.adult'] }
  if (refusal) throw new AppError(refusal, ages, { birthdate: { code: refusal, ...ages } })
}

/** Fields that can be changed while operators review the details. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['displayName', 'latinName', 'bio', 'interests', 'shippingAddress'])

async function saveGeneral(ctx: Ctx, uuid: string, changes: Changes): Promise<General> {
  ownAccount(ctx, uuid)
  await checkAddress(changes.address, 'address', ctx.lang)
  await checkAddress(changes.shippingAddress, 'shippingAddress', ctx.lang)
  return ctx.write(async (tx) => {
    const { displayName, latinName, ...rest } = changes
    await updateAccount(tx, uuid, {
      ...(displayName !== undefined && { displayName }),
      ...(latinName !== undefined && { latinName }),
    })
    const { influencer } = await own(tx, ctx, uuid, lockInfluencer)
    if (influencer.readiness === 'DisableDetail' && Object.keys(changes).some((name) => !OPEN_FIELDS.has(name)))
      throw new AppError('details_locked')
    await checkChanges(tx, ctx, changes, changes.nationalityId ?? influencer.nationalityId)
    const province = rest.address && provinceOf(rest.address.province)
    await updateInfluencer(tx, uuid, { ...rest, ...(province && { province: province.code }) })
    await refreshReadiness(tx, uuid)
    return viewGeneral(tx, ctx, uuid)
  })
}

async function viewPrefs(db: Db | Tx, ctx: Ctx, uuid: string) {
  const { account, influencer } = await own(db, ctx, uuid)
  return {
    interests: influencer.interests as General['interests'],
    lang: account.lang,
    notifications: await listPreferences(db, uuid),
  }
}

export const influencerHandlers = {
  async ready(ctx, { params }) {
    await own(ctx.db, ctx, params.uuid)
    const result = await ctx.write((tx) => refreshReadiness(tx, params.uuid))
    if (!result) throw new AppError('not_found')
    return result
  },
  general: (ctx, { params }) => viewGeneral(ctx.db, ctx, params.uuid),
  updateGeneral: (ctx, { params, body }) => saveGeneral(ctx, params.uuid, body),
  async createProfile(ctx, { params, body }) {
    const foreign = body.nationalityId !== undefined && body.nationalityId !== THAILAND_ID
    const needed = foreign ? (['passportNo', 'workPermitNo', 'idExpiresOn'] as const) : (['nationalId'] as const)
    const missing = needed.filter((name) => !body[name])
    if (missing.length > 0)
      throw new AppError('invalid_input', {}, Object.fromEntries(missing.map((name) => [name, { code: 'required' }])))
    return saveGeneral(ctx, params.uuid, body)
  },
  prefs: (ctx, { params }) => viewPrefs(ctx.db, ctx, params.uuid),
  async updatePrefs(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      await own(tx, ctx, params.uuid)
      if (body.lang) await updateAccount(tx, params.uuid, { lang: body.lang })
      if (body.interests) await updateInfluencer(tx, params.uuid, { interests: body.interests })
      if (body.notifications) await savePreferences(tx, params.uuid, body.notifications)
      await refreshReadiness(tx, params.uuid)
      return viewPrefs(tx, ctx, params.uuid)
    })
  },

  async toast(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      const { influencer } = await own(tx, ctx, params.uuid, lockInfluencer)
      const seen = [...new Set([...influencer.toastSeen, body.toast])]
      await updateInfluencer(tx, params.uuid, { toastSeen: seen })
      return { seen }
    })
  },

  async account(ctx, { params, query }) {
    if (query.owner_id && query.owner_id !== ctx.caller.accountId) throw new AppError('not_found')
    const { account, influencer } = await own(ctx.db, ctx, params.uuid)
    const answers = await listConsents(ctx.db, account.id)
    const versions = await versionsInForce(ctx.db, ctx.clock.now())
    return {
      uuid: account.id,
      email: account.email,
      countryId: influencer.countryId,
      nationalityId: influencer.nationalityId,
      thaiRegistered: countryOf(influencer.countryId, 'en')?.code === 'TH',
      thaiNational: countryOf(influencer.nationalityId, 'en')?.code === 'TH',
      displayConsent: displayConsent(answers, versions, 'influencer'),
      consents: latestOf(answers),
      readiness: readinessOf(account, influencer).readiness,
      talentManager: influencer.talentManager,
      status: account.status,
      channel: query.channel ? await findChannelOn(ctx.db, account.id, query.channel) : null,
      signUpChannel: await findSignUpChannel(ctx.db, account.id),
      refCode: influencer.refCode,
    }
  },
  async memberCountry(ctx, { params }) {
    const { influencer } = await own(ctx.db, ctx, params.uuid)
    const country = countryOf(influencer.countryId, ctx.lang)
    if (!country) throw new AppError('not_found')
    return country
  },
  uploadImage: (ctx, { params, file }) => storeAvatar(ctx, params.uuid, file),
  async consent(ctx, { params, body }) {
    return ctx.write(async (tx) => {
      await own(tx, ctx, params.uuid)
      await storeConsents(tx, ctx, params.uuid, body.consents)
      const versions = await versionsInForce(tx, ctx.clock.now())
      return { displayConsent: displayConsent(await listConsents(tx, params.uuid), versions, 'influencer') }
    })
  },
} satisfies Handlers<typeof influencerContract>

/** What the caller receives for a job after tax, by their tax class; without one, as a resident individual. */
export type CallerPay = (price: Satang) => PayAfterTax

export async function readCallerPay(ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>): Promise<CallerPay> {
  const now = ctx.clock.now()
  const [settings, own] = await Promise.all([
    recentSettings(ctx.db, now),
    ctx.caller.scope === 'influencer' ? findPayeeClass(ctx.db, ctx.caller.accountId) : null,
  ])
  const rule = thaiTaxRow(settings, own ?? 'resident_individual', now)
  return (price) => payAfterTax(price, rule)
}

export const callerPayAfterTax = async (
  ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>,
  price: Satang,
): Promise<PayAfterTax> => (await readCallerPay(ctx))(price)
