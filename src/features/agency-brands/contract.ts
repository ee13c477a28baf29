import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging } from '../../core/shapes.ts'
import { UPLOAD_ERRORS } from '../files/contract.ts'
import { zAgencyBrand, zBrandChange, zNewBrand } from './shapes.ts'

const path = '/api/agency-brands'
const params = z.object({ id: zId })
const owner = { audience: 'marketer', permission: 'account' } as const

export const contract = {
  list: endpoint({
    id: 'agencyBrands.list',
    method: 'GET',
    path,
    audience: 'marketer',
    limited: true,
    summary: 'Lists the brands of the calling agency, newest first. Archived brands are included only on request.',
    query: z.object({ ...zPaging, archived: z.stringbool().optional() }),
    output: z.array(zAgencyBrand),
    extra: zNext.extend({ archivedCount: z.int() }),
    errors: ['agency_only'],
  }),
  create: endpoint({
    ...owner,
    id: 'agencyBrands.create',
    summary: 'Creates a brand of an agency.',
    method: 'POST',
    path,
    upload: 'optional',
    body: zNewBrand,
    output: zAgencyBrand,
    errors: ['agency_only', 'agency_brand_taken', 'agency_brands_full', 'not_found', ...UPLOAD_ERRORS],
  }),
  edit: endpoint({
    ...owner,
    id: 'agencyBrands.edit',
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Updates a brand. Campaigns show its new name and logo immediately.',
    upload: 'optional',
    params,
    body: zBrandChange,
    output: zAgencyBrand,
    errors: ['agency_brand_taken', 'not_found', ...UPLOAD_ERRORS],
  }),
  archive: endpoint({
    ...owner,
    id: 'agencyBrands.archive',
    method: 'POST',
    path: `${path}/{id}/archive`,
    summary: 'Archives or restores a brand. Existing campaigns keep an archived brand; new campaigns can’t use it.',
    params,
    body: z.object({ archived: z.boolean() }),
    output: zAgencyBrand,
    errors: ['agency_brand_taken', 'agency_brands_full', 'not_found'],
  }),
}
