import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { payoutsText } from '../text/index.ts'

/** VAT that waits for tax invoices, with a link to send them; hidden for payees without VAT. */
export function VatLink({ pending }: { pending: number | null }) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (pending === null) return null
  return (
    <ListRow
      card
      href={`/${lang}/Influencer/vatInvoice`}
      lead={
        <RowDisc tone="leaf">
          <Icon name="invoice" />
        </RowDisc>
      }
      title={pending > 0 ? t('vatPending', { amount: formatBaht(pending) }) : t('vatInvoices')}
      note={t(pending > 0 ? 'vatInvoicesSend' : 'vatInvoicesNote')}
    />
  )
}
