import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zDate } from '../../../core/shapes.ts'
import { zConsentKind } from '../shapes.ts'

export const consentsContract = {
  ownConsents: endpoint({
    id: 'accounts.ownConsents',
    method: 'GET',
    path: '/api/accounts/consents',
    audience: 'any',
    limited: true,
    summary: 'Lists the consents that the caller has to be asked for, and the latest answer to each.',
    output: z.object({
      displayConsent: z.array(zConsentKind),
      consents: z.partialRecord(zConsentKind, z.boolean()),
      /** Effective date of the current text of each kind; a kind without a published text is absent. */
      versions: z.partialRecord(zConsentKind, zDate),
    }),
  }),
}
