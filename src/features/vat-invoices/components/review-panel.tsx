import type { ReactNode } from 'react'
import { formatBaht, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { RejectForm, rejectWordsOf } from '../../../web/reject-form.tsx'
import { VAT_REJECT_REASONS } from '../kinds.ts'
import type { Buyer, ReviewVatInvoice } from '../shapes.ts'
import { vatReviewText } from '../text/review.ts'
import { VatInvoiceBadge } from './status-badge.tsx'

/** The details that the invoice must contain. */
function Compare({ invoice, buyer }: { invoice: ReviewVatInvoice; buyer: Buyer }) {
  const t = useText(vatReviewText)
  const lang = useLang()
  const { payee, issuedOn, number, sentAt, earliestOn } = invoice
  const or = (value: ReactNode) => value || <span className="text-ink-3">{t('missing')}</span>
  return (
    <>
      {number && issuedOn && sentAt && (
        <>
          <SectionTitle>{t('entered')}</SectionTitle>
          <KeyValues
            dense
            rows={[
              { label: t('number'), value: number },
              {
                label: t('issuedOn'),
                value: (
                  <>
                    {formatCalendarDay(lang, issuedOn)}
                    <span className="block text-xs font-normal text-ink-2">
                      {t('issuedOnNote', { from: formatCalendarDay(lang, earliestOn) })}
                    </span>
                  </>
                ),
              },
              { label: t('sent'), value: formatDateTime(lang, sentAt) },
            ]}
          />
        </>
      )}
      <SectionTitle>{t('figures')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('base'), value: formatBaht(invoice.base) },
          { label: t('vat'), value: formatBaht(invoice.amount) },
          { label: t('total'), value: formatBaht(invoice.total) },
        ]}
      />
      <SectionTitle>{t('seller')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('sellerName'), value: or(payee.legalName) },
          { label: t('taxId'), value: or(payee.taxId) },
          { label: t('branch'), value: or(payee.branch) },
          { label: t('address'), value: or(payee.address) },
        ]}
      />
      <SectionTitle>{t('buyer')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('sellerName'), value: buyer.name },
          { label: t('taxId'), value: buyer.taxId },
          { label: t('branch'), value: buyer.branch },
          { label: t('address'), value: buyer.address },
        ]}
      />
    </>
  )
}

function Payment({ invoice }: { invoice: ReviewVatInvoice }) {
  const t = useText(vatReviewText)
  const lang = useLang()
  const { job, reason, decidedAt, decidedBy } = invoice
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
          ...(decidedAt && decidedBy
            ? [
                {
                  label: t('decided'),
                  value: t('decidedBy', { name: decidedBy, time: formatDateTime(lang, decidedAt) }),
                },
              ]
            : []),
          ...(reason ? [{ label: t('rejectReason'), value: reason[lang] }] : []),
        ]}
      />
    </>
  )
}

function Decision({ invoice, idempotencyKey }: { invoice: ReviewVatInvoice; idempotencyKey: string }) {
  const t = useText(vatReviewText)
  return (
    <div className="grid gap-2.5">
      <ActionForm
        intent="approve"
        target={invoice.id}
        hidden={{ version: String(invoice.version) }}
        idempotencyKey={idempotencyKey}
        className="grid gap-1.5"
      >
        <SubmitButton wide busyLabel={t('working')}>
          {t('approve', { amount: formatBaht(invoice.amount) })}
        </SubmitButton>
        <p className="text-xs text-ink-2">{t('approveHelp')}</p>
      </ActionForm>
      <RejectForm
        target={invoice.id}
        hidden={{ version: String(invoice.version) }}
        reasons={VAT_REJECT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
        words={rejectWordsOf(t)}
      />
    </div>
  )
}

/** One tax invoice: the file next to the details that it must contain, and the decision. */
export function ReviewPanel(props: {
  invoice: ReviewVatInvoice
  buyer: Buyer
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
      acts={invoice.canDecide && <Decision invoice={invoice} idempotencyKey={idempotencyKey} />}
    >
      {invoice.file ? (
        <FilePreview file={invoice.file} openLabel={t('openFile')} />
      ) : (
        <p className="rounded-card bg-sunken px-4 py-6 text-center text-sm text-ink-2">{t('noFile')}</p>
      )}
      <Compare invoice={invoice} buyer={buyer} />
      <Payment invoice={invoice} />
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
