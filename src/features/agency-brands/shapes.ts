import { z } from 'zod'
import { zEmail, zId, zText, zTime } from '../../core/shapes.ts'
import { zLatinName, zMobile } from '../accounts/shapes.ts'

const fields = {
  name: zText(80),
  latinName: zLatinName,
  contactName: zText(120).nullable(),
  contactEmail: zEmail.nullable(),
  contactPhone: zMobile.nullable(),
  /** A logo that was uploaded before; null removes the logo. Ignored if the request contains a file. */
  fileId: zId.nullable(),
}

export const zNewBrand = z.object(fields).partial().required({ name: true })
export const zBrandChange = z.object(fields).partial()

export const zAgencyBrand = z.object({
  id: zId,
  name: z.string(),
  latinName: z.string().nullable(),
  logoFileId: zId.nullable(),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  createdAt: zTime,
  archivedAt: zTime.nullable(),
})
export type AgencyBrand = z.output<typeof zAgencyBrand>
