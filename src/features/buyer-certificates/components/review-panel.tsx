import type { ReactNode } from 'react'
import { branchName, formatBaht, formatCalendarDay, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { RejectForm, rejectWordsOf } from '../../../web/reject-form.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { Approver } from '../../approvals/components/read-approver.ts'
import type { Approval } from '../../approvals/shapes.ts'
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

/** What the certificate must state, for comparison with the file. */
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
  const { charge, paidAt, reason, decidedAt, decidedBy, bankRef } = certificate
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
          ...(bankRef ? [{ label: t('bankRef'), value: bankRef }] : []),
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

interface EndingProps {
  certificate: ReviewCertificate
  idempotencyKey: string
}

/** An action in a collapsed section, which is open if the action was rejected. */
function CollapsedAction({
  certificate,
  intent,
  title,
  children,
}: Omit<EndingProps, 'idempotencyKey'> & {
  intent: 'collect' | 'write_off'
  title: string
  children: ReactNode
}) {
  const { error } = useActionState({ intent, target: certificate.id })
  return (
    <details open={error !== null} className="rounded-card inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">{title}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

/** Ends the receivable without a certificate: the marketer has transferred the tax, or it is written off. */
function EndReceivable({ certificate, idempotencyKey }: EndingProps) {
  const t = useText(certificateReviewText)
  const amount = formatBaht(certificate.due)
  const form = { target: certificate.id, hidden: { version: String(certificate.version) }, className: 'grid gap-3' }
  return (
    <div className="grid gap-2">
      <CollapsedAction certificate={certificate} intent="collect" title={t('collect')}>
        <p className="mb-3 text-sm text-ink-2">{t('collectNote', { amount })}</p>
        <ActionForm
          {...form}
          intent="collect"
          idempotencyKey={`${idempotencyKey}-collect`}
          labels={{ received: t('received'), bankRef: t('bankRef') }}
        >
          {(field) => (
            <>
              <MoneyField {...field('received')} label={t('received')} help={t('receivedHelp', { amount })} required />
              <TextField {...field('bankRef')} label={t('bankRef')} minLength={3} maxLength={60} required />
              <SubmitButton wide busyLabel={t('working')}>
                {t('collectAct', { amount })}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      </CollapsedAction>
      <CollapsedAction certificate={certificate} intent="write_off" title={t('writeOff')}>
        <p className="mb-3 text-sm text-ink-2">{t('writeOffNote', { amount })}</p>
        <ActionForm
          {...form}
          intent="write_off"
          idempotencyKey={`${idempotencyKey}-write-off`}
          labels={{ reason: t('writeOffReason') }}
        >
          {(field) => (
            <>
              <TextArea
                {...field('reason')}
                label={t('writeOffReason')}
                help={t('writeOffHelp')}
                rows={2}
                minLength={3}
                maxLength={500}
                required
              />
              <SubmitButton variant="danger" wide busyLabel={t('working')}>
                {t('writeOffAct', { amount })}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      </CollapsedAction>
    </div>
  )
}

/** Actions that wait for a second operator, shown instead of the forms. */
function Waiting({ approvals, idempotencyKey, viewer, next }: WaitingProps) {
  const t = useText(certificateReviewText)
  return (
    <>
      <SectionTitle>{t('waiting')}</SectionTitle>
      <div className="mb-4 grid gap-3">
        {approvals.map((approval) => (
          <ApprovalCard key={approval.id} {...{ approval, idempotencyKey, viewer, next }} />
        ))}
      </div>
    </>
  )
}

interface WaitingProps {
  approvals: readonly Approval[]
  idempotencyKey: string
  viewer: Approver
  next: string
}

/** One certificate: the file next to what it must state, and the decision. */
export function ReviewPanel(props: {
  certificate: ReviewCertificate
  payee: Payee
  closeHref: string
  idempotencyKey: string
  approvals: readonly Approval[]
  viewer: Approver
  /** Path of this page, to return to after a second operator's decision. */
  here: string
}) {
  const { certificate, payee, closeHref, idempotencyKey, approvals, viewer, here } = props
  const isWaiting = approvals.length > 0
  const of = { certificate, idempotencyKey }
  const acts = certificate.canDecide ? (
    <Decision {...of} />
  ) : (
    certificate.canEnd && !isWaiting && <EndReceivable {...of} />
  )
  const t = useText(certificateReviewText)
  return (
    <Inspector
      label={certificate.marketer.name}
      above={<CertificateBadge status={certificate.status} />}
      title={certificate.payer.name}
      note={certificate.number ?? certificate.charge.reference}
      close={{ href: closeHref, label: t('close') }}
      acts={acts}
    >
      {isWaiting && <Waiting {...{ approvals, idempotencyKey, viewer, next: here }} />}
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
