import { branchName, formatBaht, formatCalendarDay, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { CopiedValue } from '../../../ui/copy-button.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import type { BuyerCertificate, Payee } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'
import { SendForm } from './send-form.tsx'
import { CertificateBadge } from './status-badge.tsx'

/** A value of the certificate with a button to copy it. */
function useCopyableRow() {
  const t = useText(certificatesText)
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

/** What the certificate must state: the amounts, and Talad as the payee. */
function RequiredDetails({ certificate, payee }: { certificate: BuyerCertificate; payee: Payee }) {
  const t = useText(certificatesText)
  const lang = useLang()
  const copied = useCopyableRow()
  const { base, due, released, amount, charge } = certificate
  return (
    <>
      <SectionTitle>{t('figures')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          copied(t('base'), formatBaht(base), plain(base)),
          { label: t('rate'), value: formatPercent(charge.withheldBps) },
          copied(t('taxToState'), formatBaht(due), plain(due)),
        ]}
      />
      {released > 0 && <p className="mt-1 text-xs text-ink-2">{t('releasedNote', { from: formatBaht(amount) })}</p>}
      <SectionTitle>{t('payee')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          copied(t('payeeName'), payee.name),
          copied(t('payeeTaxId'), payee.taxId),
          copied(t('payeeBranch'), branchName(lang, payee.branch), payee.branch),
          copied(t('payeeAddress'), payee.address),
        ]}
      />
    </>
  )
}

/** The payment and the certificate sent for it. */
function Facts({ certificate }: { certificate: BuyerCertificate }) {
  const t = useText(certificatesText)
  const lang = useLang()
  const { charge, number, issuedOn, file, sentAt } = certificate
  const isSent = number && issuedOn && sentAt
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
      {isSent && (
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
      )}
    </>
  )
}

/** A note on the status of the certificate. */
function StatusNote({ certificate }: { certificate: BuyerCertificate }) {
  const t = useText(certificatesText)
  const lang = useLang()
  const { status, reason, dueAt, decidedAt, paidAt } = certificate
  const time = formatDateTime(lang, dueAt ?? decidedAt ?? paidAt)
  if (status === 'rejected')
    return (
      <Callout tone="critical" title={t('rejectedTitle')}>
        {t('rejectedNote', { reason: reason?.[lang] ?? '' })}
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
  payee: Payee
  closeHref: string
  today: string
}) {
  const { certificate, payee, closeHref, today } = props
  const t = useText(certificatesText)
  const { error } = useActionState({ intent: 'send', target: certificate.id })
  const { status, charge } = certificate
  return (
    <Inspector
      label={charge.reference}
      above={<CertificateBadge status={status} />}
      title={formatBaht(certificate.due)}
      note={`${t(charge.purpose)} · ${charge.reference}`}
      close={{ href: closeHref, label: t('close') }}
    >
      <StatusNote certificate={certificate} />
      {certificate.canSend && status !== 'in_progress' && (
        <>
          <RequiredDetails certificate={certificate} payee={payee} />
          <SectionTitle>{t(status === 'rejected' ? 'formAgain' : 'form')}</SectionTitle>
          <SendForm certificate={certificate} today={today} />
        </>
      )}
      <Facts certificate={certificate} />
      {status === 'in_progress' && (
        <details className="mt-6" open={error !== null}>
          <summary className="hit w-fit cursor-pointer font-semibold text-action-text">{t('formReplace')}</summary>
          <RequiredDetails certificate={certificate} payee={payee} />
          <SendForm certificate={certificate} today={today} />
        </details>
      )}
    </Inspector>
  )
}
