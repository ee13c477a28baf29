import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import {
  DecisionForms,
  EnteredDetails,
  PartyDetails,
  SentFile,
  useDecisionRows,
} from '../../received-documents/components/review-details.tsx'
import type { TaladParty } from '../../received-documents/shapes.ts'
import { VAT_REJECT_REASONS } from '../kinds.ts'
import type { ReviewVatInvoice } from '../shapes.ts'
import { vatReviewText } from '../text/review.ts'
import { VatInvoiceBadge } from './status-badge.tsx'

/** The details that the invoice must contain. */
function Compare({ invoice, buyer }: { invoice: ReviewVatInvoice; buyer: TaladParty }) {
  const t = useText(vatReviewText)
  const { payee } = invoice
  return (
    <>
      <EnteredDetails document={invoice} title={t('entered')} />
      <SectionTitle>{t('figures')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('base'), value: formatBaht(invoice.base) },
          { label: t('vat'), value: formatBaht(invoice.amount) },
          { label: t('total'), value: formatBaht(invoice.total) },
        ]}
      />
      <PartyDetails title={t('seller')} party={{ ...payee, name: payee.legalName }} />
      <PartyDetails title={t('buyer')} party={buyer} />
    </>
  )
}

function Payment({ invoice }: { invoice: ReviewVatInvoice }) {
  const t = useText(vatReviewText)
  const lang = useLang()
  const { job } = invoice
  const decision = useDecisionRows(invoice)
  return (
    <>
      <SectionTitle>{t('payment')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('job'), value: job.title[lang] },
          { label: t('brand'), value: job.brand },
          ...(job.influencer ? [{ label: t('influencer'), value: job.influencer }] : []),
          { label: t('paid'), value: formatDateTime(lang, invoice.paidAt) },
          ...decision,
        ]}
      />
    </>
  )
}

/** One tax invoice: the file next to the details that it must contain, and the decision. */
export function ReviewPanel(props: {
  invoice: ReviewVatInvoice
  buyer: TaladParty
  closeHref: string
  idempotencyKey: string
}) {
  const { invoice, buyer, closeHref, idempotencyKey } = props
  const t = useText(vatReviewText)
  return (
    <Inspector
      label={invoice.person}
      above={<VatInvoiceBadge status={invoice.status} />}
      title={invoice.payee.legalName ?? invoice.person}
      note={invoice.number}
      close={{ href: closeHref, label: t('close') }}
      acts={
        invoice.canDecide && (
          <DecisionForms
            document={invoice}
            idempotencyKey={idempotencyKey}
            approve={t('approve', { amount: formatBaht(invoice.amount) })}
            reasons={VAT_REJECT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
            t={t}
          />
        )
      }
    >
      <SentFile file={invoice.file} none={t('noFile')} />
      <Compare invoice={invoice} buyer={buyer} />
      <Payment invoice={invoice} />
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
