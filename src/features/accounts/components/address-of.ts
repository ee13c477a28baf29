import { field } from '../../../web/form-data.ts'

/** An address from form fields named `{group}.{field}`. */
export const addressOf = (form: FormData, group: string) => ({
  line: field(form, `${group}.line`),
  subdistrict: field(form, `${group}.subdistrict`),
  district: field(form, `${group}.district`),
  province: field(form, `${group}.province`),
  postcode: field(form, `${group}.postcode`),
})
