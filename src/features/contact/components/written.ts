import { field } from '../../../web/form-data.ts'
import { qMatch } from '../../../web/query.ts'

/** The reference of a message that was just sent. */
export const qSent = qMatch(/^[0-9A-F]{8}$/)

/** The fields that both forms send. */
export const writtenOf = (form: FormData) => ({
  name: field(form, 'name'),
  email: field(form, 'email'),
  phone: field(form, 'phone'),
  message: field(form, 'message'),
  stamp: field(form, 'stamp'),
  website: field(form, 'website'),
})
