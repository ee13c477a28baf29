import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import { SendForm } from '../../received-documents/components/send-form.tsx'
import { SentDetails, TaladPartyDetails, useCopiedRows } from '../../received-documents/components/sent-details.tsx'
import type { TaladParty } from '../../received-documents/shapes.ts'
import { receivedText } from '../../received-documents/text/index.ts'
import type { VatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'
import { VatInvoiceBadge } from './status-badge.tsx'

/** What the tax invoice must state: the amounts, and Talad as the buyer. */
function RequiredDetails({ invoice, buyer }: { invoice: VatInvoice; buyer: TaladParty }) {
  const t = useText(vatInvoicesText)
  const { amount } = useCopiedRows()
  return (
    <>
      <SectionTitle>{t('amounts')}</SectionTitle>
      <KeyValues
        dense
        rows={[amount(t('base'), invoice.base), amount(t('vat'), invoice.amount), amount(t('total'), invoice.total)]}
      />
      <p className="mt-1 text-xs text-ink-2">{t('withheldNote')}</p>
      <TaladPartyDetails title={t('buyer')} party={buyer} />
    </>
  )
}

/** The status of the tax invoice. */
function StatusNote({ invoice }: { invoice: VatInvoice }) {
  const t = useText(vatInvoicesText)
  const r = useText(receivedText)
  const lang = useLang()
  const { status, reason, dueAt, decidedAt, amount } = invoice
  const time = formatDateTime(lang, dueAt ?? decidedAt ?? invoice.paidAt)
  if (status === 'rejected')
    return (
      <Callout tone="critical" title={t('rejectedTitle')}>
        {r('rejectedNote', { reason: reason?.[lang] ?? '' })}
      </Callout>
    )
  if (status === 'in_progress') return <Callout tone="info">{t('note_in_progress', { time })}</Callout>
  if (status === 'approved')
    return <Callout tone="positive">{t('note_approved', { time, amount: formatBaht(amount) })}</Callout>
  return status === 'forgone' ? <Callout tone="quiet">{t('note_forgone', { time })}</Callout> : null
}

/** One payment: what the tax invoice must state, what was sent, and the form to send it. */
export function VatInvoicePanel(props: { invoice: VatInvoice; buyer: TaladParty; closeHref: string; today: string }) {
  const { invoice, buyer, closeHref, today } = props
  const t = useText(vatInvoicesText)
  const r = useText(receivedText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'send', target: invoice.id })
  const { job, status } = invoice
  const form = <SendForm document={invoice} purpose="vat_invoice" today={today} t={t} />
  const over = status === 'approved' || status === 'forgone'
  return (
    <Inspector
      label={job.title[lang]}
      above={<VatInvoiceBadge status={status} />}
      title={job.title[lang]}
      note={[job.influencer, job.brand, formatDateTime(lang, invoice.paidAt)].filter(Boolean).join(' · ')}
      close={{ href: closeHref, label: r('close') }}
    >
      <StatusNote invoice={invoice} />
      {over ? (
        <KeyValues dense className="mt-4" rows={[{ label: t('vat'), value: formatBaht(invoice.amount) }]} />
      ) : (
        <RequiredDetails invoice={invoice} buyer={buyer} />
      )}
      {status !== 'waiting' && <SentDetails document={invoice} t={t} />}
      {invoice.canSend &&
        (status === 'in_progress' ? (
          <details className="mt-6" open={error !== null}>
            <summary className="hit w-fit cursor-pointer font-semibold text-action-text">{r('formReplace')}</summary>
            {form}
          </details>
        ) : (
          <>
            <SectionTitle>{status === 'rejected' ? r('formAgain') : t('form')}</SectionTitle>
            {form}
          </>
        ))}
    </Inspector>
  )
}
