import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zEmail, zId, zOk, zTime } from '../../../core/shapes.ts'
import { zMobile } from '../shapes.ts'

/** A new number that takes effect later, because the old number did not confirm it. */
const zPhoneChange = z.object({ phone: z.string(), effectiveAt: zTime })

const zContacts = z.object({
  email: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  phoneChange: zPhoneChange.nullable(),
})
export type Contacts = z.infer<typeof zContacts>

const id = z.object({ id: zId })

/** The contact endpoints of a role. */
const contactEndpoints = <
  const A extends 'influencer' | 'marketer',
  const N extends '' | 'Marketer',
  const I extends string,
  const P extends string,
  const U extends string,
>(
  audience: A,
  name: N,
  contactsId: I,
  path: P,
  phonePath: U,
) => ({
  contacts: endpoint({
    audience,
    params: id,
    id: contactsId,
    method: 'GET',
    path: `${path}/contacts`,
    summary: 'Returns the caller’s email address and phone number, and a scheduled phone number change.',
    output: zContacts,
    errors: ['not_found'],
  }),
  email: endpoint({
    audience,
    params: id,
    permission: 'self',
    id: `accounts.update${name}Email`,
    method: 'POST',
    path: `${path}/email`,
    summary:
      'Changes the caller’s email address and ends the sessions on other devices. Requires two codes verified within the last 10 minutes: one sent to the new address (`verify_email`) and one sent to the current address (`email_change`).',
    body: z.object({ email: zEmail }),
    output: zOk,
    errors: ['not_found', 'step_up_required', 'address_taken'],
  }),
  phone: endpoint({
    permission: 'self',
    id: `accounts.update${name}Phone`,
    method: 'POST',
    path: phonePath,
    audience,
    summary:
      'Changes the caller’s verified phone number and ends the sessions on other devices. Requires two codes verified within the last 10 minutes: one sent to the new number (`verify_phone`), and one sent to the current number (`phone_change`) or, if that number is lost, to the email address (`phone_lost`). With `phone_lost`, the change takes effect later.',
    params: z.object({ uuid: zId }),
    body: z.object({ phone: zMobile }),
    /** `effectiveAt`: null if the number was replaced immediately. */
    output: z.object({ effectiveAt: zTime.nullable() }),
    errors: ['not_found', 'step_up_required'],
  }),
  cancelPhone: endpoint({
    audience,
    params: id,
    permission: 'self',
    id: `accounts.cancel${name}PhoneChange`,
    method: 'DELETE',
    path: `${path}/phone-change`,
    summary: 'Cancels a scheduled phone number change, if there is one.',
    output: zOk,
    errors: ['not_found'],
  }),
})

/** The endpoints by role and action, for pages that both roles share. */
export const CONTACTS = {
  influencer: contactEndpoints(
    'influencer',
    '',
    'accounts.contacts',
    '/api/influencers/{id}',
    '/sv_influ_api/influ/updatePhone/{uuid}',
  ),
  marketer: contactEndpoints(
    'marketer',
    'Marketer',
    'accounts.marketerContacts',
    '/api/marketers/{id}',
    '/api/marketers/{uuid}/phone',
  ),
} as const

/** Reads and changes the email address and phone number of an account. */
export const contactsContract = {
  contacts: CONTACTS.influencer.contacts,
  updateEmail: CONTACTS.influencer.email,
  updatePhone: CONTACTS.influencer.phone,
  cancelPhoneChange: CONTACTS.influencer.cancelPhone,
  marketerContacts: CONTACTS.marketer.contacts,
  updateMarketerEmail: CONTACTS.marketer.email,
  updateMarketerPhone: CONTACTS.marketer.phone,
  cancelMarketerPhoneChange: CONTACTS.marketer.cancelPhone,
}
