import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zMonth } from '../../core/shapes.ts'

const own = {
  audience: 'marketer',
  params: z.object({ id: zId }),
  /** Bangkok month; the current one if omitted. */
  query: z.object({
    month: zMonth.optional(),
    /** For agencies: only movements of this brand's jobs. */
    brandId: zId.optional(),
  }),
  errors: ['not_found', 'month_too_long'],
} as const

const path = '/api/marketers/{id}/monthly-statement'

export const contract = {
  pdf: endpoint({
    ...own,
    id: 'monthlyStatements.pdf',
    method: 'GET',
    path: `${path}.pdf`,
    summary:
      'Downloads the movements of credits and package jobs in a month as PDF, with opening and closing balances and totals by type.',
    blob: ['application/pdf'],
  }),
  csv: endpoint({
    ...own,
    id: 'monthlyStatements.csv',
    method: 'GET',
    path: `${path}.csv`,
    summary: 'Exports the monthly statement as CSV, with a row for each balance, movement and total.',
    blob: ['text/csv'],
  }),
}
