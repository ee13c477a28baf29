import { formatAmount, formatDate, formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { RowDisc } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { StatementLine } from '../contract.ts'
import { payoutsText } from '../text/index.ts'
import { FeeDocuments } from './fee-documents.tsx'
import { PdfLink } from './pdf-link.tsx'

const ICONS: Readonly<Record<NonNullable<StatementLine['kind']>, IconName>> = {
  work: 'briefcase',
  commission: 'users-three',
  referral: 'gift',
  reimbursement: 'receipt',
}

const disc = ({ kind, in: received }: StatementLine) => (
  <RowDisc tone={received > 0 ? 'leaf' : 'plain'}>
    <Icon name={kind ? ICONS[kind] : 'bank'} />
  </RowDisc>
)

const signed = (line: StatementLine) => `${line.in > 0 ? '+' : '−'}${formatAmount(line.in + line.out)}`

/** Description of a line: a job by its title, a partner's job by the partner, anything else by its kind. */
function What({ line }: { line: StatementLine }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const { job, friend, kind, withdrawal, document } = line
  const label = line.label[lang]
  const person = job?.influencer ?? friend
  const title = person ? `${label}: ${person}` : (job?.title[lang] ?? label)
  const facts = job
    ? [
        job.influencer ? job.title[lang] : kind === 'reimbursement' || line.event === 'vat_released' ? label : null,
        job.brand,
      ]
    : [withdrawal && `${withdrawal.bankName[lang]} •••• ${withdrawal.last4}`]
  return (
    <>
      {title}
      <span className="block text-xs font-normal text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {document && <PdfLink href={`/api/documents/${document.id}`} label={t('certificate')} number={document.serial} />}
      {withdrawal && <PdfLink href={withdrawal.slip} label={t('slip')} number={withdrawal.reference} />}
      {withdrawal && <FeeDocuments documents={withdrawal.documents} />}
    </>
  )
}

/**
 * All movements of the balance: incomes by kind with their tax and certificate, withdrawals, and the balance after
 * each.
 */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const columns: Column<StatementLine>[] = [
    { key: 'disc', header: '', headerLabel: t('lines'), part: 'lead', cell: disc },
    { key: 'what', header: t('what'), part: 'title', cell: (line) => <What line={line} /> },
    {
      key: 'date',
      header: t('date'),
      cell: (line) => (
        <>
          <span className="nb">{formatDate(lang, line.at)}</span>
          {line.tax > 0 && (
            <span className="nb lg:hidden">
              {' '}
              · {formatAmount(line.gross + line.vat)} {formatAmount(-line.tax)}
            </span>
          )}
          <span className="block lg:hidden">
            {t('balance')} {formatAmount(line.balance)}
          </span>
        </>
      ),
    },
    {
      key: 'gross',
      header: t('beforeTax'),
      align: 'end',
      part: 'hidden',
      cell: (line) => line.tax > 0 && formatAmount(line.gross + line.vat),
    },
    {
      key: 'tax',
      header: t('tax'),
      align: 'end',
      part: 'hidden',
      cell: (line) => line.tax > 0 && formatAmount(-line.tax),
    },
    {
      key: 'amount',
      header: t('moved'),
      align: 'end',
      part: 'figure',
      cell: (line) => <span className={line.in > 0 ? 'font-medium text-positive' : 'font-medium'}>{signed(line)}</span>,
    },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      part: 'hidden',
      cell: (line) => formatAmount(line.balance),
    },
  ]
  return (
    <Table
      caption={t('lines')}
      columns={columns}
      rows={lines}
      rowKey={(line) => `${line.entryId}:${line.kind ?? ''}`}
      groupOf={(line) => formatMonth(lang, line.at)}
    />
  )
}
