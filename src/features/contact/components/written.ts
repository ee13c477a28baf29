import { field } from '../../../core/forms.ts'

/** What both forms send. */
export const writtenOf = (form: FormData) => ({
  name: field(form, 'name'),
  email: field(form, 'email'),
  phone: field(form, 'phone'),
  message: field(form, 'message'),
  stamp: field(form, 'stamp'),
  website: field(form, 'website'),
})
