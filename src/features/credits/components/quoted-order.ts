import type { Lang } from '../../../core/shapes.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, qText } from '../../../web/query.ts'

/** Query parameters of an order form that a quotation fills. */
export const zQuoted = { po: qText(40), costCentre: qText(40), withhold: qFlag }

interface QuotedOrder {
  offer: { kind: 'credits' | 'package'; slug?: string | undefined }
  net: number
  withheld: number
  poNumber: string
  costCentre: string
}

/** The order form with the values of a quotation. */
export function quotedOrderPath(lang: Lang, { offer, net, withheld, poNumber, costCentre }: QuotedOrder): string {
  const values = {
    ...(poNumber && { po: poNumber }),
    ...(costCentre && { costCentre }),
    ...(withheld > 0 && { withhold: '1' }),
  }
  return offer.kind === 'package'
    ? pathWithQuery(`/${lang}/Marketer/buyPackage/${offer.slug}`, values)
    : pathWithQuery(`/${lang}/Marketer/buyCredit`, { amount: String(net), ...values })
}

interface Filled {
  poNumber: string | null
  costCentre: string | null
  withhold: boolean
}

/** The values that the form starts with: those of the charge that it replaces, else those of a quotation. */
export const filledOrder = (
  replaced: Filled | null,
  { po, costCentre, withhold }: { po?: string | undefined; costCentre?: string | undefined; withhold: boolean },
): Filled => replaced ?? { poNumber: po || null, costCentre: costCentre || null, withhold }
