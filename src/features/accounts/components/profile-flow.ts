import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { listCountries, THAILAND_ID } from '../../../core/countries.ts'
import type { Gender, Interest } from '../../../core/vocabulary.ts'
import { submit } from '../../../web/actions.ts'
import { every, field, fileField, optional } from '../../../web/form-data.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { codesContract } from '../contract-codes.ts'
import { influencerContract } from '../contract-influencer.ts'
import { addressOf } from './address-of.ts'
import { phoneCode } from './phone-code.ts'

/** Parts of the profile, one screen each. */
export const PROFILE_STEPS = ['person', 'phone', 'address', 'topics'] as const

export async function profileLoader({ context, request }: LoaderFunctionArgs) {
  const { viewer, lang, now } = context.get(pageContext)
  const call = pageCall(context)
  const [{ data: general }, { data: pending }] = await load(() =>
    Promise.all([
      call(influencerContract.general, { params: { uuid: viewer.uuid } }),
      call(codesContract.pendingInfluencerCode, { query: { purpose: 'verify_phone' } }),
    ]),
  )
  const asked = new URL(request.url).searchParams.get('step')
  const code = phoneCode(pending, general.phoneVerified)
  const step = PROFILE_STEPS.find((name) => name === asked) ?? (code?.state === 'sent' ? 'phone' : PROFILE_STEPS[0])
  return { general, step, countries: listCountries(lang), code, now: now() }
}
export type ProfileData = Awaited<ReturnType<typeof profileLoader>>

interface Saving {
  call: Call
  form: FormData
  params: { uuid: string }
}

async function savePerson({ call, form, params }: Saving): Promise<void> {
  const guardian = await fileField(form, 'guardian')
  if (guardian) await call(influencerContract.attach, { params, body: { kind: 'guardian' }, file: guardian })
  const permit = await fileField(form, 'workPermit')
  if (permit) await call(influencerContract.uploadWorkPermit, { params: { id: params.uuid }, file: permit })
  const nationalityId = Number(field(form, 'nationalityId')) || THAILAND_ID
  const thai = nationalityId === THAILAND_ID
  await call(influencerContract.updateGeneral, {
    params,
    body: {
      legalName: field(form, 'legalName'),
      birthdate: field(form, 'birthdate'),
      gender: (optional(form, 'gender') as Gender | undefined) ?? null,
      nationalityId,
      nationalId: thai ? field(form, 'nationalId') : null,
      passportNo: thai ? null : field(form, 'passportNo'),
      workPermitNo: thai ? null : (optional(form, 'workPermitNo') ?? null),
      idExpiresOn: thai ? null : (optional(form, 'idExpiresOn') ?? null),
    },
  })
}

async function saveAddress({ call, form, params }: Saving): Promise<void> {
  const other = field(form, 'shipping') === 'other'
  const body = {
    address: addressOf(form, 'address'),
    shippingAddress: other ? addressOf(form, 'shippingAddress') : null,
  }
  await call(influencerContract.updateGeneral, { params, body })
}

/** Each screen saves itself, so nothing is lost between them and the flow works without script. */
export function profileAction(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  const page = `/${lang}/Influencer/signUpProfile`
  return submit(args, async (form, call, intent) => {
    const saving = { call, form, params: { uuid: viewer.uuid } }
    const phone = field(form, 'phone')
    switch (intent) {
      case 'person':
        await savePerson(saving)
        return `${page}?step=phone`
      case 'send': {
        const body = { purpose: 'verify_phone' as const, phone }
        await call(codesContract.requestInfluencerCode, { body })
        return `${page}?step=phone`
      }
      case 'verify': {
        const body = { purpose: 'verify_phone' as const, phone, code: field(form, 'code') }
        await call(codesContract.verifyInfluencerCode, { body })
        return `${page}?step=address`
      }
      case 'address':
        await saveAddress(saving)
        return `${page}?step=topics`
      default: {
        const bio = field(form, 'bio')
        const body = { interests: every(form, 'interests') as Interest[], bio }
        await call(influencerContract.updateGeneral, { params: saving.params, body })
        return `/${lang}/Influencer/account?saved=1`
      }
    }
  })
}
