import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { REPLACEMENT_REASONS, type ReplacementReason } from '../../documents/kinds.ts'
import type { Buyer, VatDocumentDetail } from '../shapes.ts'
import { correctionsText } from '../text/index.ts'

interface ActProps {
  document: VatDocumentDetail
  idempotencyKey: string
}

interface CollapsedActionProps extends ActProps {
  intent: string
  title: string
  act: string
  children: ReactNode
}

/** A collapsed action. It is open after the action was rejected. */
function CollapsedAction({ document, idempotencyKey, intent, title, act, children }: CollapsedActionProps) {
  const { error } = useActionState({ intent, target: document.id })
  return (
    <details open={error !== null} className="rounded-card inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">{title}</summary>
      <ActionForm
        intent={intent}
        target={document.id}
        idempotencyKey={`${idempotencyKey}-${intent}`}
        className="grid gap-3 px-4 pb-4"
      >
        {children}
        <SubmitButton variant="secondary" wide>
          {act}
        </SubmitButton>
      </ActionForm>
    </details>
  )
}

export function ReplacementForm(props: ActProps) {
  const t = useText(correctionsText)
  return (
    <CollapsedAction {...props} intent="replace" title={t('issueReplacement')} act={t('issueReplacement')}>
      <ReplacementFields reason={props.document.requested?.reason} />
    </CollapsedAction>
  )
}

function ReplacementFields({ reason }: { reason: ReplacementReason | undefined }) {
  const t = useText(correctionsText)
  const field = useFields()
  return (
    <>
      <p className="text-sm text-ink-2">{t('replacementNote')}</p>
      <Select
        {...field('reason', reason)}
        label={t('replacementReason')}
        size="sm"
        emptyLabel={t('choose')}
        required
        options={REPLACEMENT_REASONS.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}

export function DeclineRequestForm(props: ActProps) {
  const t = useText(correctionsText)
  return (
    <CollapsedAction {...props} intent="declineRequest" title={t('declineRequest')} act={t('declineRequest')}>
      <DeclineFields />
    </CollapsedAction>
  )
}

function DeclineFields() {
  const t = useText(correctionsText)
  const field = useFields()
  return (
    <TextArea
      {...field('reason')}
      label={t('reason')}
      help={t('declineHelp')}
      rows={2}
      minLength={3}
      maxLength={300}
      required
    />
  )
}

export function ReissueForm(props: ActProps) {
  const t = useText(correctionsText)
  return (
    <CollapsedAction {...props} intent="reissue" title={t('reissue')} act={t('reissueAsk')}>
      <BuyerFields buyer={props.document.buyer} />
    </CollapsedAction>
  )
}

function BuyerFields({ buyer }: { buyer: Buyer }) {
  const t = useText(correctionsText)
  const field = useFields()
  return (
    <>
      <p className="text-sm text-ink-2">{t('reissueNote')}</p>
      <TextField {...field('name', buyer.name)} label={t('name')} maxLength={150} required />
      <TextField {...field('taxId', buyer.taxId)} label={t('taxId')} help={t('taxIdHelp')} maxLength={13} />
      <TextField
        {...field('branch', buyer.branch ?? '')}
        label={t('branch')}
        help={t('branchHelp')}
        inputMode="numeric"
        maxLength={5}
      />
      <TextArea {...field('address', buyer.address)} label={t('address')} rows={3} maxLength={240} required />
      <TextArea
        {...field('reason')}
        label={t('reissueReason')}
        help={t('reissueReasonHelp')}
        rows={2}
        minLength={3}
        maxLength={300}
        required
      />
    </>
  )
}
