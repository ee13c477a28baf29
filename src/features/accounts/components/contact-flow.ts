import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qFlag, readQuery } from '../../../web/query.ts'
import { codesContract } from '../codes/contract.ts'
import { CONTACTS } from '../contacts/contract.ts'
import type { PendingCodeView } from '../shapes.ts'

export type ContactKind = 'email' | 'phone'
/** The role that the page belongs to. */
export type ContactRole = 'influencer' | 'marketer'

/** The code endpoints by role. */
export const CODES = {
  influencer: {
    pending: codesContract.pendingInfluencerCode,
    request: codesContract.requestInfluencerCode,
    verify: codesContract.verifyInfluencerCode,
  },
  marketer: {
    pending: codesContract.pendingMarketerCode,
    request: codesContract.requestMarketerCode,
    verify: codesContract.verifyMarketerCode,
  },
} as const

const NEXT = { email: 'verify_email', phone: 'verify_phone' } as const
/** Purpose of the code that confirms the change: sent to the current address or, if the phone is lost, to the email. */
const CURRENT = { email: 'email_change', phone: 'phone_change' } as const
const LOST = 'phone_lost'

type Purpose = (typeof NEXT)[ContactKind] | (typeof CURRENT)[ContactKind] | typeof LOST

const WAYS = ['email', 'phone'] as const
const zQuery = z.object({
  /** Goes back to the first step, to enter another address. */
  step: qChoice(['address']),
  /** Which address confirms a new phone number. */
  by: qChoice(WAYS),
  /** The confirmation of the new address has expired. */
  expired: qFlag,
})

const pendingOf = async (call: Call, role: ContactRole, purpose: Purpose) =>
  (await call(CODES[role].pending, { query: { purpose } })).data

type Step = 'address' | 'next' | 'current'
const stepOf = (next: PendingCodeView | null): Step =>
  next === null ? 'address' : next.state === 'verified' ? 'current' : 'next'

/** The server stores the step, so it survives a reload, and the user may leave the page to read the message. */
export const contactLoader =
  (kind: ContactKind, role: ContactRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { viewer, lang, now } = context.get(pageContext)
    const call = pageCall(context)
    const [{ data: contacts }, requested, current, lost] = await load(() =>
      Promise.all([
        call(CONTACTS[role].contacts, { params: { id: viewer.uuid } }),
        pendingOf(call, role, NEXT[kind]),
        pendingOf(call, role, CURRENT[kind]),
        kind === 'phone' ? pendingOf(call, role, LOST) : null,
      ]),
    )
    if (kind === 'phone' && !contacts.phoneVerified) throw redirect(`/${lang}/${ROLE_PATH[role]}/verifyMobilePhone`)
    const { step, by, expired } = readQuery(url, zQuery)
    const inUse = (kind === 'email' ? contacts.email : contacts.phone) ?? ''
    const next = requested?.to === inUse ? null : requested
    const byEmail = kind === 'phone' && (by === undefined ? lost !== null : by === 'email')
    return {
      kind,
      role,
      step: step ?? stepOf(next),
      inUse,
      email: contacts.email,
      next,
      current: byEmail ? lost : current,
      byEmail,
      expired,
      now: now(),
    }
  }
export type ContactData = Awaited<ReturnType<ReturnType<typeof contactLoader>>>

const addressIn = (kind: ContactKind, form: FormData) =>
  kind === 'email' ? { email: field(form, 'email') } : { phone: field(form, 'phone') }

const sendCurrent = (call: Call, role: ContactRole, purpose: Purpose) =>
  call(CODES[role].request, { body: { purpose } })

/** Saves the change after both codes were confirmed. Returns the URL of the profile with the success message. */
async function save(
  kind: ContactKind,
  role: ContactRole,
  { call, viewer }: ActionInput,
  address: string,
): Promise<string> {
  if (kind === 'email') {
    await call(CONTACTS[role].email, { params: { id: viewer.uuid }, body: { email: address } })
    return 'email'
  }
  const { data } = await call(CONTACTS[role].phone, {
    params: { uuid: viewer.uuid },
    body: { phone: address },
  })
  return data.effectiveAt ? 'phoneLater' : 'phone'
}

async function confirm(kind: ContactKind, role: ContactRole, input: ActionInput): Promise<string> {
  const { form, call, path, lang, viewer } = input
  const purpose = field(form, 'by') === 'email' && kind === 'phone' ? LOST : CURRENT[kind]
  const [next, current] = await Promise.all([pendingOf(call, role, NEXT[kind]), pendingOf(call, role, purpose)])
  const profile = `/${lang}/${ROLE_PATH[role]}/account`
  if (next?.state !== 'verified') {
    // Either an earlier request saved it and its response was lost, or the confirmation has expired.
    const { data } = await call(CONTACTS[role].contacts, { params: { id: viewer.uuid } })
    const saved = [data.email, data.phone, data.phoneChange?.phone].includes(field(form, 'to'))
    return saved ? pathWithQuery(profile, { done: kind }) : pathWithQuery(path, { expired: true })
  }
  if (current?.state !== 'verified') await call(CODES[role].verify, { body: { purpose, code: field(form, 'code') } })
  return pathWithQuery(profile, { done: await save(kind, role, input, next.to) })
}

/** Actions for a new address: first its code, then the code of the current address. */
export const contactAction = (kind: ContactKind, role: ContactRole) =>
  defineActions({
    async send({ form, call, path }) {
      await call(CODES[role].request, { body: { purpose: NEXT[kind], ...addressIn(kind, form) } })
      return path
    },
    async verify({ form, call, path }) {
      const body = { purpose: NEXT[kind], ...addressIn(kind, form), code: field(form, 'code') }
      await call(CODES[role].verify, { body })
      // Sends the next code immediately. If a limit prevents this, the page shows a button instead.
      await sendCurrent(call, role, CURRENT[kind]).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      })
      return path
    },
    async sendCurrent({ form, call, path }) {
      const by = WAYS.find((way) => way === field(form, 'by'))
      await sendCurrent(call, role, kind === 'phone' && by === 'email' ? LOST : CURRENT[kind])
      return pathWithQuery(path, { by })
    },
    confirm: (input) => confirm(kind, role, input),
  })
