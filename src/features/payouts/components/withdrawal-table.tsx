import { formatAmount, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'

/** Why a withdrawal cannot be paid yet, or how it ended. */
function Check({ row }: { row: WithdrawalRow }) {
  const t = useText(payoutsText)
  if (row.status === 'TransferComplete')
    return (
      <Badge tone="positive" icon="check-circle-bold">
        {t('statusComplete')}
      </Badge>
    )
  if (row.status === 'Rejected')
    return (
      <Badge tone="critical" icon="x-circle-bold">
        {t('statusRejected')}
      </Badge>
    )
  if (row.bankStatus !== 'verified')
    return (
      <Badge tone="critical" icon="warning-bold">
        {t('checkBank')}
      </Badge>
    )
  if (row.batch)
    return (
      <Badge tone="info" icon="files-bold">
        {t('checkBatch', { reference: row.batch })}
      </Badge>
    )
  if (row.qrClaim)
    return (
      <Badge tone="notice" icon="qr-code">
        {t('checkQr', { name: row.qrClaim.by })}
      </Badge>
    )
  if (row.needsSecond && !row.approvedBy)
    return (
      <Badge tone="notice" icon="users-three-bold">
        {t('checkSecond')}
      </Badge>
    )
  return (
    <Badge tone="positive" icon="check-bold">
      {t('checkOk')}
    </Badge>
  )
}

/** Whether a batch may contain the row: it is in none, and nobody pays it by QR. */
export const isPayable = (row: WithdrawalRow): boolean => row.batch === null && row.qrClaim === null

interface WithdrawalTableProps {
  rows: readonly WithdrawalRow[]
  /** The list's address, with a query. */
  base: string
  /** Id of the open row. */
  open: string
  /** Rows can be selected for a batch. */
  pending: boolean
}

/** Withdrawals, each opening in a panel. */
export function WithdrawalTable({ rows, base, open, pending }: WithdrawalTableProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const { entered } = useActionState({ intent: 'batch' })
  const pick = {
    key: 'pick',
    header: '',
    headerLabel: t('makeBatch'),
    part: 'lead' as const,
    cell: (row: WithdrawalRow) => (
      <RowCheckbox
        name="ids"
        value={row.id}
        defaultChecked={entered('ids').includes(row.id)}
        label={t('select', { name: row.payee })}
        disabled={!isPayable(row)}
      />
    ),
  }
  // The open row's panel shows these instead.
  const inspecting = rows.some((row) => row.id === open)
  const requestedAt: Column<WithdrawalRow> = {
    key: 'asked',
    header: t('asked'),
    cell: (row) => (
      <>
        {formatDateTime(lang, row.requestedAt)}
        {row.status === 'Pending' && (
          <span className="nb block text-xs text-ink-3">
            {t('payBy', { date: formatCalendarDay(lang, row.expectedOn) })}
          </span>
        )}
      </>
    ),
  }
  const fee: Column<WithdrawalRow> = {
    key: 'fee',
    header: t('feeShort'),
    align: 'end',
    part: 'hidden',
    cell: (row) => (row.fee ? formatAmount(row.fee) : '–'),
  }
  return (
    <Table
      caption={t('queueTitle')}
      rows={rows}
      rowKey={(row) => row.id}
      rowLook={(row) => ({ current: row.id === open })}
      columns={[
        ...(pending ? [pick] : []),
        {
          key: 'payee',
          header: t('payee'),
          part: 'title',
          cell: (row) => (
            <a href={`${base}&open=${row.id}`} data-nav="" className="flex min-h-11 items-center gap-3 hover:underline">
              <Avatar name={row.displayName} size={36} decorative className="max-lg:hidden" />
              <span>
                <span className="block font-label">{row.payee}</span>
                <span className="nb block text-xs text-ink-3">{row.reference}</span>
                {row.requestedBy && (
                  <span className="block text-xs text-ink-3">{t('requestedByName', { name: row.requestedBy })}</span>
                )}
              </span>
            </a>
          ),
        },
        {
          key: 'to',
          header: t('destination'),
          cell: (row) => <AccountName bankName={row.bankName} last4={row.last4} />,
        },
        ...(inspecting ? [] : [requestedAt]),
        { key: 'checks', header: t('checks'), cell: (row) => <Check row={row} /> },
        ...(inspecting ? [] : [fee]),
        { key: 'net', header: t('toSend'), align: 'end', part: 'figure', cell: (row) => formatAmount(row.net) },
      ]}
    />
  )
}
