import { formatBaht, formatCredits, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { Approver } from '../../approvals/components/read-approver.ts'
import type { PaymentDetail } from '../contract.ts'
import { creditsText } from '../text/index.ts'
import { paymentsText } from '../text/operator.ts'
import { ChargeBadge } from './charge-badge.tsx'
import { Party } from './party.tsx'
import { PaymentActs, type Previews, RefundActs } from './payment-acts.tsx'
import { ReceiptActs } from './receipt-acts.tsx'

interface PaymentInspectorProps {
  payment: PaymentDetail
  closeHref: string
  /** Link to this page with the payment open. */
  openHref: string
  idempotencyKey: string
  viewer: Approver
  preview: Previews | null
}

export function PaymentInspector(props: PaymentInspectorProps) {
  const { payment, closeHref, openHref, idempotencyKey, viewer, preview } = props
  const t = useText(paymentsText)
  return (
    <Inspector
      label={t('inspector', { reference: payment.reference })}
      above={<ChargeBadge charge={payment} />}
      title={formatBaht(payment.payable)}
      note={payment.marketer.name}
      close={{ href: closeHref, label: t('close') }}
      acts={
        <div className="grid gap-3">
          <PaymentActs payment={payment} preview={preview} openHref={openHref} idempotencyKey={idempotencyKey} />
          <ReceiptActs payment={payment} idempotencyKey={idempotencyKey} />
        </div>
      }
    >
      <div className="grid gap-5">
        <Facts payment={payment} />
        {payment.slip && <Slip payment={payment} slip={payment.slip} />}
        <Notes payment={payment} />
        {payment.approvals.map((approval) => (
          <ApprovalCard
            key={approval.id}
            approval={approval}
            idempotencyKey={idempotencyKey}
            viewer={viewer}
            next={openHref}
          />
        ))}
        <Receipts payment={payment} />
        {payment.refunds.length > 0 && <Refunds payment={payment} idempotencyKey={idempotencyKey} />}
        <section>
          <h3 className="text-sm font-semibold">{t('party')}</h3>
          <Party party={payment.party} order={payment} />
        </section>
      </div>
    </Inspector>
  )
}

/** The operators who decided. Two names for an approved slip that needed two. */
function deciders(
  t: (key: 'approvedBy' | 'decidedBy') => string,
  { approvedBy, decidedBy }: PaymentDetail,
): { label: string; value: string }[] {
  if (!approvedBy) return decidedBy ? [{ label: t('decidedBy'), value: decidedBy.name }] : []
  const second = decidedBy && decidedBy.id !== approvedBy.id ? [decidedBy.name] : []
  return [{ label: t('approvedBy'), value: [approvedBy.name, ...second].join(', ') }]
}

function Facts({ payment }: { payment: PaymentDetail }) {
  const t = useText(paymentsText)
  const words = useText(creditsText)
  const lang = useLang()
  const {
    net,
    vat,
    vatBps,
    total,
    withheld,
    withheldBps,
    payable,
    package: sold,
    received,
    method,
    paidAt,
    createdAt,
    reference,
    providerChargeId,
    bankRef,
  } = payment
  return (
    <KeyValues
      dense
      rows={[
        { label: t('reference'), value: <span className="break-all">{reference}</span> },
        { label: t('method'), value: words(method) },
        sold
          ? { label: t('package'), value: `${sold.title} · ${words('jobs', { n: sold.units })}` }
          : { label: t('credits'), value: formatCredits(net) },
        ...(sold ? [{ label: words('beforeVat'), value: formatBaht(net) }] : []),
        { label: t('vat', { rate: formatPercent(vatBps) }), value: formatBaht(vat) },
        ...(withheld > 0
          ? [
              { label: words('totalWithVat'), value: formatBaht(total) },
              { label: words('withheld', { rate: formatPercent(withheldBps) }), value: `−${formatBaht(withheld)}` },
            ]
          : []),
        { label: t('due'), value: formatBaht(payable) },
        ...(received === null ? [] : [{ label: t('received'), value: formatBaht(received) }]),
        { label: t('createdAt'), value: formatDateTime(lang, createdAt) },
        ...(paidAt ? [{ label: t('paidAt'), value: formatDateTime(lang, paidAt) }] : []),
        ...(bankRef ? [{ label: t('bankRef'), value: <span className="break-all">{bankRef}</span> }] : []),
        ...deciders(t, payment),
        ...(providerChargeId
          ? [{ label: t('provider'), value: <span className="text-xs break-all">{providerChargeId}</span> }]
          : []),
      ]}
    />
  )
}

function Slip({ payment, slip }: { payment: PaymentDetail; slip: NonNullable<PaymentDetail['slip']> }) {
  const t = useText(paymentsText)
  const lang = useLang()
  const picture = !slip.name.toLowerCase().endsWith('.pdf')
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">
        {t('slip')} <span className="font-normal text-ink-2">{formatDateTime(lang, slip.at)}</span>
      </h3>
      {payment.slipSeen && <Callout tone="critical">{t('slipSeen')}</Callout>}
      {picture && (
        <img
          src={slip.url}
          alt={slip.name}
          className="max-h-80 w-full rounded-card bg-sunken object-contain inset-ring inset-ring-line"
        />
      )}
      <ButtonLink href={slip.url} reload target="_blank" variant="secondary" size="sm" icon={<Icon name="receipt" />}>
        {t('openSlip')}
      </ButtonLink>
    </section>
  )
}

function Notes({ payment }: { payment: PaymentDetail }) {
  const t = useText(paymentsText)
  const lang = useLang()
  const { decisionNote, chargedBackAt, owed, document, creditNotes } = payment
  return (
    <div className="grid gap-2 empty:hidden">
      {decisionNote && <Callout tone="quiet">{t('decision', { note: decisionNote })}</Callout>}
      {chargedBackAt && (
        <Callout tone="critical" title={t('chargedBack', { time: formatDateTime(lang, chargedBackAt) })}>
          {owed > 0 && t('owed', { amount: formatBaht(owed) })}
        </Callout>
      )}
      {document && (
        <TextLink href={`/api/documents/${document.id}`} reload className="text-sm">
          {t('invoice', { serial: document.serial })}
        </TextLink>
      )}
      {creditNotes.map(({ id, serial }) => (
        <TextLink key={id} href={`/api/documents/${id}`} reload className="text-sm">
          {t('creditNoteFile', { serial })}
        </TextLink>
      ))}
    </div>
  )
}

/** Matched or returned money, with its recorded reference. Receipts still in suspense are shown with their actions. */
function Receipts({ payment }: { payment: PaymentDetail }) {
  const t = useText(paymentsText)
  const decided = payment.receipts.filter(({ status }) => status !== 'unmatched')
  if (decided.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('receipts')}</h3>
      <ul className="grid gap-2 text-sm">
        {decided.map(({ id, amount, via, status, note }) => (
          <li key={id}>
            <span className="flex flex-wrap justify-between gap-2">
              {formatBaht(amount)}{' '}
              <span className="text-ink-2">{t(status === 'matched' ? 'receipt_matched' : 'receipt_returned')}</span>
            </span>
            <span className="block text-xs break-all text-ink-2">{[via, note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES: Record<PaymentDetail['refunds'][number]['status'], Tone> = {
  requested: 'info',
  paid: 'positive',
  cancelled: 'neutral',
}

function Refunds({ payment, idempotencyKey }: { payment: PaymentDetail; idempotencyKey: string }) {
  const t = useText(paymentsText)
  const lang = useLang()
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{t('refunds')}</h3>
      {payment.refunds.map((refund) => (
        <div key={refund.id} className="grid gap-2 rounded-card p-3.5 text-sm inset-ring inset-ring-line">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <b className="font-semibold">{formatBaht(refund.gross)}</b>
            <Badge tone={TONES[refund.status]}>{t(`refund_${refund.status}`)}</Badge>
          </p>
          {refund.withheld > 0 && (
            <p className="text-xs text-ink-2">{t('refundWithheld', { amount: formatBaht(refund.withheld) })}</p>
          )}
          <p className="text-xs text-ink-2">{refund.reason}</p>
          <p className="text-xs text-ink-2">
            {t('refundAsked', { name: refund.requestedBy.name, time: formatDateTime(lang, refund.createdAt) })}
            {refund.approvedBy && ` · ${t('refundAgreed', { name: refund.approvedBy.name })}`}
          </p>
          {refund.paidAt && (
            <p className="text-xs break-all text-ink-2">
              {t('refundSent', { time: formatDateTime(lang, refund.paidAt) })}
              {refund.paidNote && ` · ${t('transferNote')}: ${refund.paidNote}`}
            </p>
          )}
          {refund.error && refund.status === 'requested' && (
            <p className="text-xs text-critical">
              {t('refundFailures', { n: refund.failures, error: refund.error })}
              {refund.nextAt && ` ${t('refundNext', { time: formatDateTime(lang, refund.nextAt) })}`}
            </p>
          )}
          <RefundActs payment={payment} idempotencyKey={idempotencyKey} refund={refund} />
        </div>
      ))}
    </section>
  )
}
