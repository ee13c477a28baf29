import { z } from 'zod'
import type { Tx } from '../../../db/types.ts'
import { notifyFinance } from '../../notifications/service.ts'
import { kindWords } from '../rules.ts'
import { zTaxKind } from '../shapes.ts'
import type { DocumentRow } from '../store.ts'

const zPrinted = z.object({
  buyer: z.object({ name: z.string() }),
  total: z.int(),
  poNumber: z.string().default(''),
})

/** Sends a new document as a PDF to the marketer's finance email, once. */
export async function sendFinanceNotice(tx: Tx, document: DocumentRow): Promise<void> {
  const kind = zTaxKind.safeParse(document.kind).data
  const printed = zPrinted.safeParse(document.data).data
  if (!kind || !printed) return
  const { buyer, total, poNumber } = printed
  await notifyFinance(tx, document.issuedAt, document.ownerAccountId, {
    kind: 'document.issued',
    key: `document:${document.id}`,
    data: {
      document: kindWords[kind],
      serial: document.serial,
      buyer: buyer.name,
      amount: { satang: total },
      ...(poNumber && { po: poNumber }),
    },
    documentId: document.id,
    href: `/Marketer/document?q=${document.serial}`,
  })
}
