import { useState } from 'react'
import { formatBaht, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import { SendForm } from '../../received-documents/components/send-form.tsx'
import { SentDetails, TaladPartyDetails, useCopiedRows } from '../../received-documents/components/sent-details.tsx'
import type { TaladParty } from '../../received-documents/shapes.ts'
import { receivedText } from '../../received-documents/text/index.ts'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'
import { OtherPayments, type PaymentOption, paymentOptionsOf } from './other-payments.tsx'
import { CertificateBadge } from './status-badge.tsx'

interface RequiredDetailsProps {
  certificate: BuyerCertificate
  /** The other payments that the certificate covers. */
  otherPayments: readonly PaymentOption[]
  payee: TaladParty
}

/** What the certificate must state: the amounts, and Talad as the payee. */
function RequiredDetails({ certificate, otherPayments, payee }: RequiredDetailsProps) {
  const t = useText(certificatesText)
  const copied = useCopiedRows()
  const { released, amount, charge } = certificate
  const sumOf = (of: 'base' | 'due') => otherPayments.reduce((sum, one) => sum + one[of], certificate[of])
  return (
    <>
      <SectionTitle>{t('figures')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          copied.amount(t('base'), sumOf('base')),
          { label: t('rate'), value: formatPercent(charge.withheldBps) },
          copied.amount(t('taxToState'), sumOf('due')),
        ]}
      />
      {released > 0 && <p className="mt-1 text-xs text-ink-2">{t('releasedNote', { from: formatBaht(amount) })}</p>}
      <TaladPartyDetails title={t('payee')} party={payee} />
    </>
  )
}

/** The payment and the certificate sent for it. */
function Facts({ certificate }: { certificate: BuyerCertificate }) {
  const t = useText(certificatesText)
  const lang = useLang()
  const { charge } = certificate
  return (
    <>
      <SectionTitle>{t('payment')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          {
            label: t('reference'),
            value: (
              <TextLink href={`/${lang}/Marketer/buyCredit/${charge.id}`} className="hit inline-block">
                {charge.reference}
              </TextLink>
            ),
          },
          ...(charge.invoice
            ? [
                {
                  label: t('invoice'),
                  value: (
                    <TextLink href={`/api/documents/${charge.invoice.id}`} reload className="hit inline-block">
                      {charge.invoice.serial}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      <SentDetails document={certificate} t={t} />
      {certificate.otherPayments.length > 0 && (
        <>
          <SectionTitle>{t('otherPayments')}</SectionTitle>
          <KeyValues
            dense
            rows={[
              { label: charge.reference, value: formatBaht(certificate.due) },
              ...certificate.otherPayments.map(({ reference, due }) => ({ label: reference, value: formatBaht(due) })),
              {
                label: t('taxOfCertificate'),
                value: formatBaht(certificate.otherPayments.reduce((sum, { due }) => sum + due, certificate.due)),
              },
            ]}
          />
        </>
      )}
    </>
  )
}

/** A note on the status of the certificate. */
function StatusNote({ certificate }: { certificate: BuyerCertificate }) {
  const t = useText(certificatesText)
  const r = useText(receivedText)
  const lang = useLang()
  const { status, reason, dueAt, decidedAt, paidAt } = certificate
  const time = formatDateTime(lang, dueAt ?? decidedAt ?? paidAt)
  if (status === 'rejected')
    return (
      <Callout tone="critical" title={t('rejectedTitle')}>
        {r('rejectedNote', { reason: reason?.[lang] ?? '' })}
      </Callout>
    )
  if (status === 'waiting') return <Callout tone="quiet">{t('note_waiting')}</Callout>
  if (status === 'in_progress') return <Callout tone="info">{t('note_in_progress', { time })}</Callout>
  if (status === 'collected') return <Callout tone="positive">{t('note_collected', { time })}</Callout>
  if (status === 'written_off') return <Callout tone="quiet">{t('note_written_off', { time })}</Callout>
  if (status === 'approved') return <Callout tone="positive">{t('note_approved', { time })}</Callout>
  return <Callout tone="quiet">{t('note_void')}</Callout>
}

/** One payment: what its certificate must state, what was sent, and the form. */
export function CertificatePanel(props: {
  certificate: BuyerCertificate
  /** Payments without a certificate. */
  unsent: readonly BuyerCertificate[]
  payee: TaladParty
  closeHref: string
  today: string
}) {
  const { certificate, unsent, payee, closeHref, today } = props
  const t = useText(certificatesText)
  const r = useText(receivedText)
  const { error } = useActionState({ intent: 'send', target: certificate.id })
  const { status, charge } = certificate
  const options = paymentOptionsOf(certificate, unsent)
  const [chosen, onChosen] = useState(certificate.otherPayments.map(({ id }) => id))
  const otherPayments = options.filter(({ id }) => chosen.includes(id))
  const total = otherPayments.reduce((sum, { due }) => sum + due, certificate.due)
  const form = (
    <SendForm document={certificate} purpose="tax_certificate" today={today} t={t} numberHelp={t('numberHelp')}>
      <OtherPayments options={options} chosen={chosen} onChosen={onChosen} total={total} />
    </SendForm>
  )
  return (
    <Inspector
      label={charge.reference}
      above={<CertificateBadge status={status} />}
      title={formatBaht(certificate.due)}
      note={`${t(charge.purpose)} · ${charge.reference}`}
      close={{ href: closeHref, label: r('close') }}
    >
      <StatusNote certificate={certificate} />
      {certificate.canSend && status !== 'in_progress' && (
        <>
          <RequiredDetails certificate={certificate} otherPayments={otherPayments} payee={payee} />
          <SectionTitle>{status === 'rejected' ? r('formAgain') : t('form')}</SectionTitle>
          {form}
        </>
      )}
      <Facts certificate={certificate} />
      {status === 'in_progress' && (
        <details className="mt-6" open={error !== null}>
          <summary className="hit w-fit cursor-pointer font-semibold text-action-text">{r('formReplace')}</summary>
          <RequiredDetails certificate={certificate} otherPayments={otherPayments} payee={payee} />
          {form}
        </details>
      )}
    </Inspector>
  )
}
