import { field, optional } from '../../../web/form-data.ts'

/** An address from form fields named `{group}.{field}`. */
export const addressOf = (form: FormData, group: string) => ({
  line: field(form, `${group}.line`),
  subdistrict: field(form, `${group}.subdistrict`),
  district: field(form, `${group}.district`),
  province: field(form, `${group}.province`),
  postcode: field(form, `${group}.postcode`),
})

/** The delivery address, with the recipient. */
export const shippingAddressOf = (form: FormData) => ({
  ...addressOf(form, 'shippingAddress'),
  recipient: optional(form, 'shippingAddress.recipient') ?? null,
  phone: optional(form, 'shippingAddress.phone') ?? null,
})
