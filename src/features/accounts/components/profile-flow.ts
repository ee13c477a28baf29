import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { listCountries, THAILAND_ID } from '../../../core/countries.ts'
import type { Gender, Interest } from '../../../core/vocabulary.ts'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { allValues, field, fileField, optional } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { sendDocument } from '../../attachments/components/send-document.ts'
import { contract as attachmentsContract } from '../../attachments/contract.ts'
import { codesContract } from '../codes/contract.ts'
import { influencerContract } from '../influencers/contract.ts'
import { birthdateOf } from '../rules/birthdate.ts'
import { PROFILE_STEPS } from '../rules/profile-steps.ts'
import { addressOf, shippingAddressOf } from './address-of.ts'
import { phoneCode } from './phone-code.ts'

const zQuery = z.object({ step: qChoice(PROFILE_STEPS) })

export async function profileLoader({ context, url }: LoaderFunctionArgs) {
  const { viewer, lang, now, figures } = context.get(pageContext)
  const call = pageCall(context)
  const query = readQuery(url, zQuery)
  const [{ data: general }, { data: pending }, documents] = await load(() =>
    Promise.all([
      call(influencerContract.general, { params: { uuid: viewer.uuid } }),
      call(codesContract.pendingInfluencerCode, { query: { purpose: 'verify_phone' } }),
      query.step === 'documents' ? call(attachmentsContract.attachments, { params: { uuid: viewer.uuid } }) : null,
    ]),
  )
  const code = phoneCode(pending, general.phoneVerified)
  const step = query.step ?? (code?.state === 'sent' ? 'phone' : PROFILE_STEPS[0])
  return {
    general,
    step,
    documents: documents && { attachments: documents.data, needed: documents.needed, tax: documents.tax },
    countries: listCountries(lang),
    code,
    adultAge: Number(figures.adultAge),
    now: now(),
  }
}
export type ProfileData = Awaited<ReturnType<typeof profileLoader>>

async function savePerson({ call, form, viewer }: ActionInput): Promise<void> {
  const params = { uuid: viewer.uuid }
  const guardian = await fileField(form, 'guardian')
  if (guardian) await call(attachmentsContract.attach, { params, body: { kind: 'guardian' }, file: guardian })
  const permit = await fileField(form, 'workPermit')
  if (permit) await call(attachmentsContract.uploadWorkPermit, { params: { id: params.uuid }, body: {}, file: permit })
  const nationalityId = Number(field(form, 'nationalityId')) || THAILAND_ID
  const thai = nationalityId === THAILAND_ID
  await call(influencerContract.updateGeneral, {
    params,
    body: {
      legalName: field(form, 'legalName'),
      birthdate: birthdateOf({
        day: field(form, 'birthdate.day'),
        month: field(form, 'birthdate.month'),
        year: field(form, 'birthdate.year'),
      }),
      gender: (optional(form, 'gender') as Gender | undefined) ?? null,
      nationalityId,
      nationalId: thai ? field(form, 'nationalId') : null,
      passportNo: thai ? null : field(form, 'passportNo'),
      workPermitNo: thai ? null : (optional(form, 'workPermitNo') ?? null),
      idExpiresOn: thai ? null : (optional(form, 'idExpiresOn') ?? null),
    },
  })
}

async function saveAddress({ call, form, viewer }: ActionInput): Promise<void> {
  const params = { uuid: viewer.uuid }
  const other = field(form, 'shipping') === 'other'
  const body = {
    // While the details are under review, the form does not contain them.
    ...(form.has('address.line') && { address: addressOf(form, 'address') }),
    shippingAddress: other ? shippingAddressOf(form) : null,
  }
  await call(influencerContract.updateGeneral, { params, body })
}

const stepPath = (path: string, step: (typeof PROFILE_STEPS)[number]): string => pathWithQuery(path, { step })
const purpose = 'verify_phone' as const

/** Each screen saves its own part, so nothing is lost between screens, and the flow works without JavaScript. */
export const profileAction = defineActions({
  async person(input) {
    await savePerson(input)
    return stepPath(input.path, 'phone')
  },
  async send({ form, call, path }) {
    await call(codesContract.requestInfluencerCode, { body: { purpose, phone: field(form, 'phone') } })
    return stepPath(path, 'phone')
  },
  async verify({ form, call, path }) {
    const body = { purpose, phone: field(form, 'phone'), code: field(form, 'code') }
    await call(codesContract.verifyInfluencerCode, { body })
    return stepPath(path, 'address')
  },
  async address(input) {
    await saveAddress(input)
    return stepPath(input.path, 'topics')
  },
  async topics({ form, call, viewer, path }) {
    const body = { interests: allValues(form, 'interests') as Interest[], bio: field(form, 'bio') }
    await call(influencerContract.updateGeneral, { params: { uuid: viewer.uuid }, body })
    return stepPath(path, 'documents')
  },
  async document(input) {
    await sendDocument(input)
    return stepPath(input.path, 'documents')
  },
})
