import type { ReactNode } from 'react'
import { formatBaht, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { Approver } from '../../approvals/components/read-approver.ts'
import type { Approval } from '../../approvals/shapes.ts'
import {
  DecisionForms,
  EnteredDetails,
  PartyDetails,
  SentFile,
  useDecisionRows,
} from '../../received-documents/components/review-details.tsx'
import type { TaladParty } from '../../received-documents/shapes.ts'
import { CERTIFICATE_REASONS } from '../kinds.ts'
import type { ReviewCertificate } from '../shapes.ts'
import { certificateReviewText } from '../text/review.ts'
import { CertificateBadge } from './status-badge.tsx'

/** What the certificate must state, for comparison with the file. */
function Compare({ certificate, payee }: { certificate: ReviewCertificate; payee: TaladParty }) {
  const t = useText(certificateReviewText)
  const { released, charge, otherPayments } = certificate
  const sumOf = (of: 'base' | 'due') => otherPayments.reduce((sum, one) => sum + one[of], certificate[of])
  return (
    <>
      <EnteredDetails document={certificate} title={t('entered')} />
      <SectionTitle>{t('figures')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('base'), value: formatBaht(sumOf('base')) },
          { label: t('taxDue', { rate: formatPercent(charge.withheldBps) }), value: formatBaht(sumOf('due')) },
          ...(released > 0 ? [{ label: t('released'), value: formatBaht(released) }] : []),
        ]}
      />
      {otherPayments.length > 0 && (
        <>
          <SectionTitle>{t('paymentsOfCertificate', { n: otherPayments.length + 1 })}</SectionTitle>
          <KeyValues
            dense
            rows={[{ reference: charge.reference, base: certificate.base, due: certificate.due }, ...otherPayments].map(
              ({ reference, base, due }) => ({
                label: reference,
                value: t('paymentAmounts', { base: formatBaht(base), tax: formatBaht(due) }),
              }),
            )}
          />
        </>
      )}
      <PartyDetails title={t('payer')} party={certificate.payer} />
      <PartyDetails title={t('payee')} party={payee} />
    </>
  )
}

function Payment({ certificate }: { certificate: ReviewCertificate }) {
  const t = useText(certificateReviewText)
  const lang = useLang()
  const { charge, paidAt, bankRef } = certificate
  const decision = useDecisionRows(certificate)
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
          ...(bankRef ? [{ label: t('bankRef'), value: bankRef }] : []),
          ...decision,
        ]}
      />
    </>
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
  payee: TaladParty
  closeHref: string
  idempotencyKey: string
  approvals: readonly Approval[]
  viewer: Approver
  /** Path of this page, to return to after a second operator's decision. */
  here: string
}) {
  const { certificate, payee, closeHref, idempotencyKey, approvals, viewer, here } = props
  const isWaiting = approvals.length > 0
  const t = useText(certificateReviewText)
  const total = certificate.otherPayments.reduce((sum, { due }) => sum + due, certificate.due)
  const acts = certificate.canDecide ? (
    <DecisionForms
      document={certificate}
      idempotencyKey={idempotencyKey}
      approve={t('approve', { amount: formatBaht(total) })}
      hidden={{ otherPayments: JSON.stringify(certificate.otherPayments.map(({ id, version }) => ({ id, version }))) }}
      reasons={CERTIFICATE_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
      t={t}
    />
  ) : (
    certificate.canEnd && !isWaiting && <EndReceivable certificate={certificate} idempotencyKey={idempotencyKey} />
  )
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
      <SentFile file={certificate.file} none={t('noFile')} />
      <Compare certificate={certificate} payee={payee} />
      <Payment certificate={certificate} />
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
