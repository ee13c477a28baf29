import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qFlag, readQuery } from '../../../web/query.ts'
import { codesContract } from '../codes/contract.ts'
import { contactsContract } from '../contacts/contract.ts'
import type { PendingCodeView } from '../shapes.ts'

export type ContactKind = 'email' | 'phone'

const NEXT = { email: 'verify_email', phone: 'verify_phone' } as const
/** Who confirms that the one in use may go: itself, or, where a phone is lost, the email. */
const CURRENT = { email: 'email_change', phone: 'phone_change' } as const
const LOST = 'phone_lost'

type Purpose = (typeof NEXT)[ContactKind] | (typeof CURRENT)[ContactKind] | typeof LOST

const WAYS = ['email', 'phone'] as const
const zQuery = z.object({
  /** Back to the first step, to enter another one. */
  step: qChoice(['address']),
  /** Which address confirms the change of a phone. */
  by: qChoice(WAYS),
  /** The new one was confirmed too long ago. */
  expired: qFlag,
})

const pendingOf = async (call: Call, purpose: Purpose) =>
  (await call(codesContract.pendingInfluencerCode, { query: { purpose } })).data

type Step = 'address' | 'next' | 'current'
const stepOf = (next: PendingCodeView | null): Step =>
  next === null ? 'address' : next.state === 'verified' ? 'current' : 'next'

/** The step is the server's, so that it outlives a reload and a look at the messages. */
export const contactLoader =
  (kind: ContactKind) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { viewer, lang, now } = context.get(pageContext)
    const call = pageCall(context)
    const [{ data: contacts }, requested, current, lost] = await load(() =>
      Promise.all([
        call(contactsContract.contacts, { params: { id: viewer.uuid } }),
        pendingOf(call, NEXT[kind]),
        pendingOf(call, CURRENT[kind]),
        kind === 'phone' ? pendingOf(call, LOST) : null,
      ]),
    )
    if (kind === 'phone' && !contacts.phoneVerified) throw redirect(`/${lang}/Influencer/verifyMobilePhone`)
    const { step, by, expired } = readQuery(url, zQuery)
    const inUse = (kind === 'email' ? contacts.email : contacts.phone) ?? ''
    const next = requested?.to === inUse ? null : requested
    const byEmail = kind === 'phone' && (by === undefined ? lost !== null : by === 'email')
    return {
      kind,
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

/** Requests the code of the address in use. */
const sendCurrent = (call: Call, purpose: Purpose) => call(codesContract.requestInfluencerCode, { body: { purpose } })

/** Saves what both codes confirmed, and answers the query of the profile that says so. */
async function save(kind: ContactKind, { call, viewer }: ActionInput, address: string): Promise<string> {
  if (kind === 'email') {
    await call(contactsContract.updateEmail, { params: { id: viewer.uuid }, body: { email: address } })
    return 'email'
  }
  const { data } = await call(contactsContract.updatePhone, {
    params: { uuid: viewer.uuid },
    body: { phone: address },
  })
  return data.effectiveAt ? 'phoneLater' : 'phone'
}

async function confirm(kind: ContactKind, input: ActionInput): Promise<string> {
  const { form, call, path, lang, viewer } = input
  const purpose = field(form, 'by') === 'email' && kind === 'phone' ? LOST : CURRENT[kind]
  const [next, current] = await Promise.all([pendingOf(call, NEXT[kind]), pendingOf(call, purpose)])
  const profile = `/${lang}/Influencer/account`
  if (next?.state !== 'verified') {
    // Saved already, by a submit whose answer got lost; or the time to confirm has run out.
    const { data } = await call(contactsContract.contacts, { params: { id: viewer.uuid } })
    const saved = [data.email, data.phone, data.phoneChange?.phone].includes(field(form, 'to'))
    return saved ? pathWithQuery(profile, { done: kind }) : pathWithQuery(path, { expired: true })
  }
  if (current?.state !== 'verified')
    await call(codesContract.verifyInfluencerCode, { body: { purpose, code: field(form, 'code') } })
  return pathWithQuery(profile, { done: await save(kind, input, next.to) })
}

/** A new address: its code, then a code of the one in use. */
export const contactAction = (kind: ContactKind) =>
  defineActions({
    async send({ form, call, path }) {
      await call(codesContract.requestInfluencerCode, { body: { purpose: NEXT[kind], ...addressIn(kind, form) } })
      return path
    },
    async verify({ form, call, path }) {
      const body = { purpose: NEXT[kind], ...addressIn(kind, form), code: field(form, 'code') }
      await call(codesContract.verifyInfluencerCode, { body })
      // The next code goes out at once; where it may not yet, the page has a button for it.
      await sendCurrent(call, CURRENT[kind]).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      })
      return path
    },
    async sendCurrent({ form, call, path }) {
      const by = WAYS.find((way) => way === field(form, 'by'))
      await sendCurrent(call, kind === 'phone' && by === 'email' ? LOST : CURRENT[kind])
      return pathWithQuery(path, { by })
    },
    confirm: (input) => confirm(kind, input),
  })
