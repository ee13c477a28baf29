import type { ReactNode } from 'react'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'

export interface WithdrawalPanelProps {
  row: WithdrawalRow
  idempotencyKey: string
  closeHref: string
  /** Above the evidence: what was wrong with the last act. */
  children?: ReactNode
}

/** Evidence, then the act with its reason. Nothing is edited here: a mistake is reversed. */
export function WithdrawalPanel({ row, idempotencyKey, closeHref, children }: WithdrawalPanelProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const form = { target: row.id, idempotencyKey }
  return (
    <Inspector
      label={row.reference}
      title={formatBaht(row.net)}
      note={row.reference}
      close={{ href: closeHref, label: t('close') }}
    >
      {children}
      <KeyValues
        dense
        rows={[
          { label: t('payee'), value: row.payee },
          { label: t('destination'), value: <AccountName bank={row.bank} last4={row.last4} /> },
          { label: t('accountName'), value: row.bankName },
          { label: t('price'), value: formatBaht(row.price) },
          { label: t('fee'), value: formatBaht(row.fee) },
          { label: t('asked'), value: formatDateTime(lang, row.requestedAt) },
          ...(row.batch ? [{ label: t('bankFile'), value: row.batch }] : []),
          ...(row.reason ? [{ label: t('reject'), value: row.reason }] : []),
        ]}
      />
      {row.status === 'Pending' && (
        <div className="mt-4 grid gap-4">
          {row.approvalWaits && <p className="text-sm text-ink-2">{t('approvalWaits')}</p>}
          {row.needsSecond && !row.approvedBy && !row.approvalWaits && (
            <ActionForm intent="approve" {...form}>
              <SubmitButton variant="secondary" wide>
                {t('approve')}
              </SubmitButton>
            </ActionForm>
          )}
          <ActionForm intent="complete" {...form} className="grid gap-2">
            <TextField name="transferRef" label={t('transferRef')} required />
            <SubmitButton wide>{t('complete')}</SubmitButton>
          </ActionForm>
        </div>
      )}
      {row.status === 'Pending' && row.batch && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t('inBatch', { reference: row.batch })}</p>
      )}
      {row.status !== 'Rejected' && !(row.status === 'Pending' && row.batch) && (
        <ActionForm
          intent={row.status === 'Pending' ? 'reject' : 'returned'}
          {...form}
          className="mt-4 grid gap-2 border-t border-line pt-4"
        >
          <TextField name="reason" label={t('reason')} required />
          <SubmitButton variant="danger" wide>
            {row.status === 'Pending' ? t('reject') : t('markReturned')}
          </SubmitButton>
        </ActionForm>
      )}
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
