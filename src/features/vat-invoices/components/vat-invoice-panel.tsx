import { branchName, formatBaht, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CopiedValue } from '../../../ui/copy-button.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import type { Buyer, VatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'
import { SendForm } from './send-form.tsx'
import { VatInvoiceBadge } from './status-badge.tsx'

/** A value with a button that copies it, to paste it into the invoice. */
function useCopied() {
  const t = useText(vatInvoicesText)
  return (label: string, shown: string, text = shown) => ({
    label,
    value: (
      <CopiedValue text={text} words={{ copy: t('copy', { what: label }), done: t('copied') }}>
        {shown}
      </CopiedValue>
    ),
  })
}

const plain = (satang: number): string => (satang / 100).toFixed(2)

/** What the tax invoice must state: the amounts, and Talad as the buyer. */
function RequiredDetails({ invoice, buyer }: { invoice: VatInvoice; buyer: Buyer }) {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const copied = useCopied()
  const amount = (label: string, satang: number) => copied(label, formatBaht(satang), plain(satang))
  return (
    <>
      <SectionTitle>{t('amounts')}</SectionTitle>
      <KeyValues
        dense
        rows={[amount(t('base'), invoice.base), amount(t('vat'), invoice.amount), amount(t('total'), invoice.total)]}
      />
      <p className="mt-1 text-xs text-ink-2">{t('withheldNote')}</p>
      <SectionTitle>{t('buyer')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          copied(t('buyerName'), buyer.name),
          copied(t('buyerTaxId'), buyer.taxId),
          copied(t('buyerBranch'), branchName(lang, buyer.branch), buyer.branch),
          copied(t('buyerAddress'), buyer.address),
        ]}
      />
    </>
  )
}

function Sent({ invoice }: { invoice: VatInvoice }) {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const { number, issuedOn, file, sentAt } = invoice
  if (!number || !issuedOn || !sentAt) return null
  return (
    <>
      <SectionTitle>{t('sent')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('number'), value: number },
          { label: t('issuedOn'), value: formatCalendarDay(lang, issuedOn) },
          { label: t('sentAt'), value: formatDateTime(lang, sentAt) },
          ...(file
            ? [
                {
                  label: t('file'),
                  value: (
                    <TextLink href={file.url} reload target="_blank" className="hit inline-block break-all">
                      {t('openFile', { name: file.name })}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** The status of the tax invoice. */
function StatusNote({ invoice }: { invoice: VatInvoice }) {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const { status, reason, dueAt, decidedAt, amount } = invoice
  const time = formatDateTime(lang, dueAt ?? decidedAt ?? invoice.paidAt)
  if (status === 'rejected')
    return (
      <Callout tone="critical" title={t('rejectedTitle')}>
        {t('rejectedNote', { reason: reason?.[lang] ?? '' })}
      </Callout>
    )
  if (status === 'in_progress') return <Callout tone="info">{t('note_in_progress', { time })}</Callout>
  if (status === 'approved')
    return <Callout tone="positive">{t('note_approved', { time, amount: formatBaht(amount) })}</Callout>
  return status === 'forgone' ? <Callout tone="quiet">{t('note_forgone', { time })}</Callout> : null
}

/** One payment: what the tax invoice must state, what was sent, and the form to send it. */
export function VatInvoicePanel(props: { invoice: VatInvoice; buyer: Buyer; closeHref: string; today: string }) {
  const { invoice, buyer, closeHref, today } = props
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'send', target: invoice.id })
  const { job, status } = invoice
  const over = status === 'approved' || status === 'forgone'
  return (
    <Inspector
      label={job.title[lang]}
      above={<VatInvoiceBadge status={status} />}
      title={job.title[lang]}
      note={[job.influencer, job.brand, formatDateTime(lang, invoice.paidAt)].filter(Boolean).join(' · ')}
      close={{ href: closeHref, label: t('close') }}
    >
      <StatusNote invoice={invoice} />
      {over ? (
        <KeyValues dense className="mt-4" rows={[{ label: t('vat'), value: formatBaht(invoice.amount) }]} />
      ) : (
        <RequiredDetails invoice={invoice} buyer={buyer} />
      )}
      {status !== 'waiting' && <Sent invoice={invoice} />}
      {invoice.canSend &&
        (status === 'in_progress' ? (
          <details className="mt-6" open={error !== null}>
            <summary className="hit w-fit cursor-pointer font-semibold text-action-text">{t('formReplace')}</summary>
            <SendForm invoice={invoice} today={today} />
          </details>
        ) : (
          <>
            <SectionTitle>{t(status === 'rejected' ? 'formAgain' : 'form')}</SectionTitle>
            <SendForm invoice={invoice} today={today} />
          </>
        ))}
    </Inspector>
  )
}
