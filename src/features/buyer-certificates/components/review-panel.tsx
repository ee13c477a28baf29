import type { ReactNode } from 'react'
import { branchName, formatBaht, formatCalendarDay, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { RejectForm, rejectWordsOf } from '../../../web/reject-form.tsx'
import { CERTIFICATE_REASONS } from '../kinds.ts'
import type { Payee, ReviewCertificate } from '../shapes.ts'
import { certificateReviewText } from '../text/review.ts'
import { CertificateBadge } from './status-badge.tsx'

function Party({ title, party }: { title: string; party: Omit<Payee, 'branch'> & { branch: string | null } }) {
  const t = useText(certificateReviewText)
  const lang = useLang()
  const or = (value: ReactNode) => value || <span className="text-ink-3">{t('missing')}</span>
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('name'), value: or(party.name) },
          { label: t('taxId'), value: or(party.taxId) },
          { label: t('branch'), value: or(party.branch && branchName(lang, party.branch)) },
          { label: t('address'), value: or(party.address) },
        ]}
      />
    </>
  )
}

/** The details the certificate must contain. */
function Compare({ certificate, payee }: { certificate: ReviewCertificate; payee: Payee }) {
  const t = useText(certificateReviewText)
  const lang = useLang()
  const { issuedOn, number, sentAt, earliestOn, released, charge } = certificate
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
          { label: t('base'), value: formatBaht(certificate.base) },
          { label: t('taxDue', { rate: formatPercent(charge.withheldBps) }), value: formatBaht(certificate.due) },
          ...(released > 0 ? [{ label: t('released'), value: formatBaht(released) }] : []),
        ]}
      />
      <Party title={t('payer')} party={certificate.payer} />
      <Party title={t('payee')} party={payee} />
    </>
  )
}

function Payment({ certificate }: { certificate: ReviewCertificate }) {
  const t = useText(certificateReviewText)
  const lang = useLang()
  const { charge, paidAt, reason, decidedAt, decidedBy } = certificate
  return (
    <>
      <SectionTitle>{t('payment')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          {
            label: t('reference'),
            value: (
              <TextLink href={`/${lang}/Operator/payment?status=all&open=${charge.id}`} className="hit inline-block">
                {charge.reference}
              </TextLink>
            ),
          },
          { label: t('paid'), value: formatDateTime(lang, paidAt) },
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

function Decision({ certificate, idempotencyKey }: { certificate: ReviewCertificate; idempotencyKey: string }) {
  const t = useText(certificateReviewText)
  const hidden = { version: String(certificate.version) }
  return (
    <div className="grid gap-2.5">
      <ActionForm
        intent="approve"
        target={certificate.id}
        hidden={hidden}
        idempotencyKey={idempotencyKey}
        className="grid gap-1.5"
      >
        <SubmitButton wide busyLabel={t('working')}>
          {t('approve', { amount: formatBaht(certificate.due) })}
        </SubmitButton>
        <p className="text-xs text-ink-2">{t('approveHelp')}</p>
      </ActionForm>
      <RejectForm
        target={certificate.id}
        hidden={hidden}
        reasons={CERTIFICATE_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
        words={rejectWordsOf(t)}
      />
    </div>
  )
}

/** One certificate: the file beside what it has to say, and the decision. */
export function ReviewPanel(props: {
  certificate: ReviewCertificate
  payee: Payee
  closeHref: string
  idempotencyKey: string
}) {
  const { certificate, payee, closeHref, idempotencyKey } = props
  const t = useText(certificateReviewText)
  return (
    <Inspector
      label={certificate.marketer.name}
      above={<CertificateBadge status={certificate.status} />}
      title={certificate.payer.name}
      note={certificate.number ?? certificate.charge.reference}
      close={{ href: closeHref, label: t('close') }}
      acts={certificate.canDecide && <Decision certificate={certificate} idempotencyKey={idempotencyKey} />}
    >
      {certificate.file ? (
        <FilePreview file={certificate.file} openLabel={t('openFile')} />
      ) : (
        <p className="rounded-card bg-sunken px-4 py-6 text-center text-sm text-ink-2">{t('noFile')}</p>
      )}
      <Compare certificate={certificate} payee={payee} />
      <Payment certificate={certificate} />
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
