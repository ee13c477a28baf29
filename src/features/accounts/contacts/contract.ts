import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zEmail, zId, zOk, zTime } from '../../../core/shapes.ts'
import { zMobile } from '../shapes.ts'

/** A number that takes effect later, since the old one did not confirm it. */
const zPhoneChange = z.object({ phone: z.string(), effectiveAt: zTime })

const zContacts = z.object({
  email: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  phoneChange: zPhoneChange.nullable(),
})
export type Contacts = z.infer<typeof zContacts>

const own = { audience: 'influencer', params: z.object({ id: zId }) } as const

/** The addresses under which an account is reached, and replacing them. */
export const contactsContract = {
  contacts: endpoint({
    ...own,
    id: 'accounts.contacts',
    method: 'GET',
    path: '/api/influencers/{id}/contacts',
    output: zContacts,
    errors: ['not_found'],
  }),
  updateEmail: endpoint({
    ...own,
    id: 'accounts.updateEmail',
    method: 'POST',
    path: '/api/influencers/{id}/email',
    summary:
      'Replaces the email: codes of the new one (verify_email) and of the one in use (email_change) were verified within ten minutes. Ends the sessions of other devices',
    body: z.object({ email: zEmail }),
    output: zOk,
    errors: ['not_found', 'step_up_required', 'address_taken'],
  }),
  updatePhone: endpoint({
    id: 'accounts.updatePhone',
    method: 'POST',
    path: '/sv_influ_api/influ/updatePhone/{uuid}',
    audience: 'influencer',
    summary:
      'Replaces a verified phone: a code of the new number (verify_phone) was verified within ten minutes, and one of the old number (phone_change) or, where that is lost, of the email (phone_lost). The last takes effect later. Ends the sessions of other devices',
    params: z.object({ uuid: zId }),
    body: z.object({ phone: zMobile }),
    /** `effectiveAt`: null once the number is replaced. */
    output: z.object({ effectiveAt: zTime.nullable() }),
    errors: ['not_found', 'step_up_required'],
  }),
  cancelPhoneChange: endpoint({
    ...own,
    id: 'accounts.cancelPhoneChange',
    method: 'DELETE',
    path: '/api/influencers/{id}/phone-change',
    summary: 'Cancels a number that takes effect later, if there is one',
    output: zOk,
    errors: ['not_found'],
  }),
}
