import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zLang, zNext, zPaging, zTime } from '../../core/shapes.ts'
import { CARRIER_CODES } from '../jobs/rules/carriers.ts'
import { zJobRow } from '../jobs/shapes.ts'
import { zAddress } from '../jobs/shapes-detail.ts'
import { ROW_PROBLEMS } from './rules/sheet.ts'

const params = z.object({ id: zId })
const own = { audience: 'marketer', params } as const
const path = '/api/campaigns/{id}/shipping'

/** Jobs whose parcel must be sent, and jobs whose parcel is in transit. */
export const SHIPPING_FILTERS = ['to_ship', 'on_the_way'] as const

const zShipment = z.object({
  job: zJobRow,
  /** Null if the creator has deleted the address. */
  address: zAddress.nullable(),
  /** The option of the product that the creator chose. */
  variant: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  shippedAt: zTime.nullable(),
})
export type Shipment = z.output<typeof zShipment>

/**
 * `ship` and `correct`: what saving does. `same`: already saved. All other values are problems; such rows are not
 * saved.
 */
const zSheetRow = z.object({
  line: z.int(),
  jobId: z.string(),
  creator: z.string().nullable(),
  carrier: z.enum(CARRIER_CODES).nullable(),
  trackingNumber: z.string(),
  result: z.enum(['ship', 'correct', 'same', ...ROW_PROBLEMS]),
})
const zSheet = z.object({ rows: z.array(zSheetRow), saved: z.int() })
export type CheckedSheet = z.output<typeof zSheet>

/** CSV text with the columns of the export. Rows without a tracking number are skipped. */
const zCsv = z.object({ csv: z.string().max(400_000) })

export const contract = {
  list: endpoint({
    ...own,
    limited: true,
    id: 'shipping.list',
    method: 'GET',
    path,
    summary: 'Lists the parcels of a campaign that must be shipped or are on their way.',
    query: z.object({ ...zPaging, filter: z.enum(SHIPPING_FILTERS).optional() }),
    output: z.array(zShipment),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
    errors: ['not_found'],
  }),
  csv: endpoint({
    ...own,
    limited: true,
    id: 'shipping.csv',
    method: 'GET',
    path: `${path}.csv`,
    summary:
      'Exports the addresses, phone numbers and options of all parcels as CSV, with columns for carrier and tracking number.',
    query: z.object({ lang: zLang.optional() }),
    blob: ['text/csv'],
    errors: ['not_found'],
  }),
  check: endpoint({
    ...own,
    permission: 'campaigns',
    limited: true,
    id: 'shipping.check',
    method: 'POST',
    path: `${path}/check`,
    summary: 'Validates a CSV of parcels and returns the result of each row. Saves nothing.',
    body: zCsv,
    output: zSheet,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...own,
    permission: 'campaigns',
    limited: true,
    id: 'shipping.save',
    method: 'POST',
    path,
    summary: 'Saves the valid rows of a CSV of parcels and returns the result of each row.',
    body: zCsv,
    output: zSheet,
    errors: ['not_found', 'account_suspended', 'account_expired', 'account_closed'],
    idempotent: true,
  }),
}
