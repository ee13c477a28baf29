import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { payoutsText } from '../text/index.ts'

interface VatLinkProps {
  /** VAT that was not paid out yet; null for payees without VAT. */
  pending: number | null
  /** The part whose tax invoice must still be sent; the remaining part is in review. */
  unsent: number
}

/** VAT that is pending until tax invoices are sent and approved, with a link to send them. */
export function VatLink({ pending, unsent }: VatLinkProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (pending === null) return null
  const inReview = pending - unsent
  const title =
    unsent > 0
      ? t('vatUnsent', { amount: formatBaht(unsent) })
      : inReview > 0
        ? t('vatInReview', { amount: formatBaht(inReview) })
        : t('vatInvoices')
  const notes =
    unsent > 0
      ? [t('vatInvoicesSend'), inReview > 0 && t('vatAlsoInReview', { amount: formatBaht(inReview) })]
      : [t(inReview > 0 ? 'vatInReviewNote' : 'vatInvoicesNote')]
  return (
    <ListRow
      card
      href={`/${lang}/Influencer/vatInvoice`}
      lead={
        <RowDisc tone="leaf">
          <Icon name="invoice" />
        </RowDisc>
      }
      title={title}
      note={notes.filter(Boolean).join(' ')}
    />
  )
}
