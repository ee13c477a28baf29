import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { ApprovalKind, ApprovalStatus } from '../kinds.ts'
import type { Approval } from '../shapes.ts'
import { approvalsText } from '../text/index.ts'

const PATHS: Partial<Record<ApprovalKind, (approval: Approval) => string>> = {
  withdrawal: ({ targetId }) => `withdrawal?status=Pending&open=${targetId}`,
  payout_void: ({ targetId }) => `withdrawal?status=batches&open=${targetId}`,
  dispute: ({ targetId }) => `dispute?job=${targetId}`,
  two_step_reset: ({ targetId }) => `user?open=${targetId}`,
  withholding_collected: ({ targetId }) => `buyerCertificate?status=all&open=${targetId}`,
  withholding_written_off: ({ targetId }) => `buyerCertificate?status=all&open=${targetId}`,
  package_grant: ({ targetId }) => `packageSale?marketer=${targetId}`,
  vat_registration: ({ scopeId }) => `paper?status=all&open=${scopeId}`,
  invoice_reissue: ({ targetId }) => `document?open=${targetId}`,
}

/** Kinds that move no money. */
const WITHOUT_AMOUNT: readonly ApprovalKind[] = ['vat_registration', 'invoice_reissue', 'two_step_reset']

/** Where the back office shows what an approval is about. */
const approvalPath = (approval: Approval): string =>
  PATHS[approval.kind]?.(approval) ?? `payment?status=all&open=${approval.scopeId}`

interface ApprovalCardProps {
  approval: Approval
  idempotencyKey: string
  /** The operator who looks: whoever asked for the act cannot approve it. */
  viewer: string
  /** Path to come back to after the decision. */
  next: string
}

const TONES: Record<ApprovalStatus, Tone> = {
  not_required: 'neutral',
  waiting: 'notice',
  approved: 'positive',
  declined: 'critical',
  expired: 'neutral',
}

/** Who wants what, how much and why; the second operator decides here. */
export function ApprovalCard({ approval, idempotencyKey, viewer, next }: ApprovalCardProps) {
  const t = useText(approvalsText)
  const lang = useLang()
  const { kind, about, marketer, amount, reason, status, requestedBy, requestedAt, expiresAt, decidedBy } = approval
  return (
    <article className="grid content-start gap-2 rounded-card bg-surface p-4 text-sm inset-ring inset-ring-line">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold">{t(`kind_${kind}`)}</b>
        <Badge tone={TONES[status]}>{t(status)}</Badge>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <TextLink href={`/${lang}/Operator/${approvalPath(approval)}`} className="break-all">
          {[about, marketer?.name].filter(Boolean).join(' · ')}
        </TextLink>
        {!WITHOUT_AMOUNT.includes(kind) && <b className="nb text-base font-semibold">{formatBaht(amount)}</b>}
      </p>
      <p>{reason || <span className="text-ink-3">{t('noReason')}</span>}</p>
      <p className="text-xs text-ink-2">
        {t('requestedBy', { name: requestedBy.name, time: formatDateTime(lang, requestedAt) })}
        {status === 'waiting' && expiresAt && ` · ${t('until', { time: formatDateTime(lang, expiresAt) })}`}
        {decidedBy && ` · ${t('decidedBy', { name: decidedBy.name })}`}
      </p>
      {status === 'waiting' && (
        <ActionForm
          intent={['approve', 'decline']}
          target={approval.id}
          action={`/${lang}/Operator/approval`}
          idempotencyKey={`${idempotencyKey}-${approval.id}`}
          hidden={{ next }}
          className="flex flex-wrap gap-2"
        >
          {viewer !== requestedBy.id && (
            <SubmitButton intent="approve" size="sm">
              {t('approve')}
            </SubmitButton>
          )}
          <SubmitButton intent="decline" size="sm" variant="secondary">
            {viewer === requestedBy.id ? t('withdraw') : t('decline')}
          </SubmitButton>
        </ActionForm>
      )}
      {status === 'waiting' && viewer === requestedBy.id && <p className="text-xs text-ink-2">{t('own')}</p>}
    </article>
  )
}
