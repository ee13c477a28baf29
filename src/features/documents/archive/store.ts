import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { dayRange } from '../../../core/day-range.ts'
import { containing } from '../../../db/like.ts'
import type { Tx } from '../../../db/types.ts'
import { chargeRefunds, charges } from '../../credits/schema.ts'
import { replacementRequests } from '../../document-corrections/schema.ts'
import type { ReplacementReason } from '../kinds.ts'
import { documentCancellations, documents } from '../schema.ts'
import { type DocumentSums, type MarketerKind, TAX_KINDS } from '../shapes.ts'

export interface DocumentFilter {
  /** Bangkok days, inclusive. */
  from?: string | undefined
  to?: string | undefined
  kind?: MarketerKind | undefined
  q?: string | undefined
}

const text = (name: string): SQL<string> => sql<string>`coalesce(${documents.data}->>${name}, '')`
const amount = (name: string) => sql`coalesce((${documents.data}->>${name})::bigint, 0)`.mapWith(Number)
const reference = text('reference')

/** The tax withheld by the buyer; for a credit note the part of it that was not paid back in money. */
const withheld = sql<number>`case ${documents.kind}
  when 'credit_note' then case ${documents.refType}
    when 'refund' then coalesce((select r.withheld from ${chargeRefunds} r where r.id = ${documents.refId}::uuid), 0)
    else coalesce((select round(c.withheld::numeric * ${amount('net')} / c.net) from ${charges} c
      where c.id = ${documents.refId}::uuid), 0) end
  else coalesce((${documents.data}->'withheld'->>'amount')::bigint, 0) end`.mapWith(Number)

function chosen(owner: string, { from, to, kind, q }: DocumentFilter): SQL | undefined {
  const like = q && containing(q)
  const range = dayRange({ from, to })
  return and(
    eq(documents.ownerAccountId, owner),
    kind ? eq(documents.kind, kind) : inArray(documents.kind, [...TAX_KINDS]),
    range.from && gte(documents.issuedAt, range.from),
    range.until && lt(documents.issuedAt, range.until),
    like
      ? or(
          ...[documents.serial, reference, text('poNumber'), text('costCentre')].map(
            (one) => sql`${one} ilike ${like}`,
          ),
        )
      : undefined,
  )
}

/** Documents with their payments, newest first, by keyset. */
export const listOwn = (tx: Tx, owner: string, query: DocumentFilter & { before: string | null; limit: number }) =>
  tx
    .select({
      id: documents.id,
      kind: documents.kind,
      serial: documents.serial,
      issuedAt: documents.issuedAt,
      net: amount('net'),
      vat: amount('vat'),
      total: amount('total'),
      withheld,
      reference,
      poNumber: text('poNumber'),
      costCentre: text('costCentre'),
      text: sql<string | null>`case ${documents.kind} when 'quotation' then ${documents.data}->>'text' end`,
      offer: sql<{ kind: 'credits' | 'package'; slug?: string } | null>`${documents.data}->'offer'`,
      validUntil: sql<string | null>`${documents.data}->>'validUntil'`,
      corrects: sql<string | null>`${documents.data}->'invoice'->>'serial'`,
      replaces: sql<string | null>`${documents.data}->'replaces'->>'serial'`,
      datedOn: sql<string | null>`${documents.data}->'replaces'->>'issuedOn'`,
      requested: sql<{ at: string; reason: ReplacementReason } | null>`(
        select json_build_object('at', to_char(r.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.reason)
        from ${replacementRequests} r where r.document_id = ${documents.id} and r.status = 'waiting')`,
      charge: {
        id: charges.id,
        purpose: charges.purpose,
        net: charges.net,
        item: charges.item,
      },
    })
    .from(documents)
    // Tax documents have the reference of their payment, which is unique.
    .leftJoin(charges, and(eq(charges.reference, reference), eq(charges.marketerId, documents.ownerAccountId)))
    .where(and(chosen(owner, query), query.before ? lt(documents.id, query.before) : undefined))
    .orderBy(desc(documents.id))
    .limit(query.limit)
export type OwnDocumentRecord = Awaited<ReturnType<typeof listOwn>>[number]

export const countOwn = (tx: Tx, owner: string, filter: DocumentFilter): Promise<number> =>
  tx.$count(documents, chosen(owner, filter))

/** The sums of all chosen documents. */
export async function sumOwn(tx: Tx, owner: string, filter: DocumentFilter): Promise<DocumentSums> {
  const sign = sql`case when ${documentCancellations.documentId} is not null then 0
    when ${documents.kind} = 'credit_note' then -1 else 1 end`
  const sumOf = (one: SQL) => sql`coalesce(sum(${sign} * ${one}), 0)`.mapWith(Number)
  const [row] = await tx
    .select({
      net: sumOf(amount('net')),
      vat: sumOf(amount('vat')),
      total: sumOf(amount('total')),
      withheld: sumOf(withheld),
    })
    .from(documents)
    .leftJoin(documentCancellations, eq(documentCancellations.documentId, documents.id))
    .where(chosen(owner, filter))
  const sums = row ?? { net: 0, vat: 0, total: 0, withheld: 0 }
  return { ...sums, paid: sums.total - sums.withheld }
}

/** Numbers of the credit notes of some invoices of an owner, by the invoice's number, oldest first. */
export async function listReductions(
  tx: Tx,
  owner: string,
  serials: readonly string[],
): Promise<Map<string, string[]>> {
  if (serials.length === 0) return new Map()
  const corrected = sql<string>`${documents.data}->'invoice'->>'serial'`
  const rows = await tx
    .select({ serial: documents.serial, corrected })
    .from(documents)
    .where(
      and(eq(documents.ownerAccountId, owner), eq(documents.kind, 'credit_note'), inArray(corrected, [...serials])),
    )
    .orderBy(documents.id)
  const found = new Map<string, string[]>()
  for (const row of rows) found.set(row.corrected, [...(found.get(row.corrected) ?? []), row.serial])
  return found
}

/** One document with its data. */
export async function readOwn(tx: Tx, owner: string, id: string): Promise<typeof documents.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerAccountId, owner)))
  return row
}
