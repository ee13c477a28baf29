import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, type ActionFormProps, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { CodeField, SetUpLink } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import type { ApprovalKind, ApprovalStatus } from '../kinds.ts'
import type { Approval } from '../shapes.ts'
import { approvalsText } from '../text/index.ts'
import type { Approver } from './read-approver.ts'

const PATHS: Partial<Record<ApprovalKind, (approval: Approval) => string>> = {
  withdrawal: ({ targetId }) => `withdrawal?status=Pending&open=${targetId}`,
  withdrawal_returned: ({ targetId }) => `withdrawal?status=all&open=${targetId}`,
  account_payout: ({ targetId }) => `user?open=${targetId}`,
  payout_void: ({ targetId }) => `withdrawal?status=batches&open=${targetId}`,
  dispute: ({ targetId }) => `dispute?open=${targetId}`,
  two_step_reset: ({ targetId }) => `user?open=${targetId}`,
  operator_close: ({ targetId }) => `user?open=${targetId}`,
  withholding_collected: ({ targetId }) => `buyerCertificate?status=all&open=${targetId}`,
  withholding_written_off: ({ targetId }) => `buyerCertificate?status=all&open=${targetId}`,
  package_grant: ({ targetId }) => `packageSale?marketer=${targetId}`,
  vat_registration: ({ scopeId }) => `paper?status=all&open=${scopeId}`,
  invoice_reissue: ({ targetId }) => `document?open=${targetId}`,
}

/** Kinds that move no money. */
const WITHOUT_AMOUNT: readonly ApprovalKind[] = [
  'vat_registration',
  'invoice_reissue',
  'two_step_reset',
  'operator_close',
]

/** The back office page of the thing that an approval is about. */
const approvalPath = (approval: Approval): string =>
  PATHS[approval.kind]?.(approval) ?? `payment?status=all&open=${approval.scopeId}`

interface ApprovalCardProps {
  approval: Approval
  idempotencyKey: string
  /** The operator who requested the action cannot approve it, nor can anybody without two-step verification. */
  viewer: Approver
  /** Path to return to after the decision. */
  next: string
}

const TONES: Record<ApprovalStatus, Tone> = {
  not_required: 'neutral',
  waiting: 'notice',
  approved: 'positive',
  declined: 'critical',
  expired: 'neutral',
}

/** Who requested which action, the amount and the reason, with the form for the second operator's decision. */
export function ApprovalCard({ approval, idempotencyKey, viewer, next }: ApprovalCardProps) {
  const t = useText(approvalsText)
  const lang = useLang()
  const { kind, about, marketer, amount, reason, effect, declineReason, status } = approval
  const { requestedBy, requestedAt, expiresAt, decidedBy } = approval
  const own = viewer.id === requestedBy.id
  const form = {
    target: approval.id,
    action: `/${lang}/Operator/approval`,
    idempotencyKey: `${idempotencyKey}-${approval.id}`,
    hidden: { next },
  }
  return (
    <article className="grid content-start gap-2 rounded-card bg-surface p-4 text-sm inset-ring inset-ring-line">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold">{t(`kind_${kind}`)}</b>
        <Badge tone={TONES[status]}>{t(status)}</Badge>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <TextLink href={`/${lang}/Operator/${approvalPath(approval)}`} className="break-words">
          {[about, marketer?.name].filter(Boolean).join(' · ')}
        </TextLink>
        {!WITHOUT_AMOUNT.includes(kind) && <b className="nb text-base font-semibold">{formatBaht(amount)}</b>}
      </p>
      {effect && <p className="font-medium">{effect}</p>}
      <p>{reason || <span className="text-ink-3">{t('noReason')}</span>}</p>
      <p className="text-xs text-ink-2">
        {t('requestedBy', { name: requestedBy.name, time: formatDateTime(lang, requestedAt) })}
        {status === 'waiting' && expiresAt && ` · ${t('until', { time: formatDateTime(lang, expiresAt) })}`}
        {decidedBy && ` · ${t('decidedBy', { name: decidedBy.name })}`}
      </p>
      {declineReason && <p>{t('declinedBecause', { reason: declineReason })}</p>}
      {status === 'waiting' && (
        <div className="grid gap-2">
          {own ? (
            <>
              <ActionForm intent="decline" {...form}>
                <SubmitButton size="sm" variant="secondary">
                  {t('withdraw')}
                </SubmitButton>
              </ActionForm>
              <p className="text-xs text-ink-2">{t('own')}</p>
            </>
          ) : (
            <>
              {viewer.twoStep ? <ApproveForm form={form} /> : <SetUpLink role="operator" size="sm" />}
              <DeclineForm form={form} name={requestedBy.name} />
            </>
          )}
        </div>
      )}
    </article>
  )
}

type CardForm = Omit<ActionFormProps, 'intent' | 'children'>

function ApproveForm({ form }: { form: CardForm }) {
  const t = useText(approvalsText)
  const words = useText(codeText)
  return (
    <ActionForm intent="approve" {...form} labels={{ code: words('code') }} className="grid gap-2">
      <CodeField />
      <SubmitButton size="sm" wide>
        {t('approve')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Collapsed at first, so that the request stays visible. */
function DeclineForm({ form, name }: { name: string; form: CardForm }) {
  const t = useText(approvalsText)
  const { error } = useActionState({ intent: 'decline', target: form.target })
  return (
    <details open={error !== null}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-full px-4 text-sm font-semibold text-critical inset-ring inset-ring-line">
        {t('decline')}
      </summary>
      <ActionForm
        intent="decline"
        {...form}
        labels={{ reason: t('declineReason', { name }) }}
        className="mt-3 grid gap-2"
      >
        {(field) => (
          <>
            <TextArea {...field('reason')} label={t('declineReason', { name })} rows={2} maxLength={300} required />
            <SubmitButton size="sm" variant="danger" wide>
              {t('declineSend')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}
