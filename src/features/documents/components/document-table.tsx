import type { ReactNode } from 'react'
import { dayOf } from '../../../core/calendar.ts'
import { formatAmount, formatCalendarDay, formatCredits, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { TextLink } from '../../../ui/link.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { quotedOrderPath } from '../../credits/components/quoted-order.ts'
import { kindWords } from '../rules.ts'
import type { DocumentSums, OwnDocument } from '../shapes.ts'
import { documentsText } from '../text/index.ts'

const ICONS: Readonly<Record<OwnDocument['kind'], IconName>> = {
  tax_invoice: 'receipt',
  credit_note: 'arrow-counter-clockwise',
  quotation: 'file-text',
}

/** What was bought, with its payment. */
function Purchase({ document, today }: { document: OwnDocument; today: string }) {
  const { charge, reference, text, offer, validUntil } = document
  const t = useText(documentsText)
  const lang = useLang()
  if (!charge)
    return (
      <>
        {text ?? reference}
        {offer && validUntil && validUntil >= today && (
          <TextLink href={quotedOrderPath(lang, { ...document, offer })} className="hit block w-fit text-sm">
            {t('orderFrom')}
          </TextLink>
        )}
      </>
    )
  const bought = charge.packageTitle ?? t('credits', { n: formatCredits(charge.net) })
  return (
    <>
      <TextLink href={`/${lang}/Marketer/buyCredit/${charge.id}`} className="hit">
        {bought}
      </TextLink>
      <span className="block text-xs text-ink-2">{reference}</span>
    </>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs font-normal text-ink-2">{children}</span>
)

/** An amount of a document: negative for a credit note, struck through if the document is cancelled. */
function Amount({ document: { kind, cancelled }, amount }: { document: OwnDocument; amount: number }) {
  return (
    <span className={cancelled ? 'text-ink-3 line-through' : ''}>
      {formatAmount(kind === 'credit_note' && amount > 0 ? -amount : amount)}
    </span>
  )
}

/** A marketer's documents; each number links to its PDF. */
export function DocumentTable({
  documents,
  sums,
  today,
  requestHref,
}: {
  documents: readonly OwnDocument[]
  /** Of all documents in the filter, including those on other pages; null for quotations. */
  sums: DocumentSums | null
  /** Bangkok day, on which a quotation must still be valid to order from it. */
  today: string
  /** Link to the form that requests a replacement copy. */
  requestHref: (id: string) => string
}) {
  const t = useText(documentsText)
  const lang = useLang()
  const columns: Column<OwnDocument>[] = [
    {
      key: 'disc',
      header: '',
      headerLabel: t('kind'),
      part: 'lead',
      cell: ({ kind }) => (
        <RowDisc tone={kind === 'tax_invoice' ? 'leaf' : 'plain'}>
          <Icon name={ICONS[kind]} />
        </RowDisc>
      ),
    },
    {
      key: 'number',
      header: t('number'),
      part: 'title',
      foot: sums ? t('sum') : undefined,
      cell: ({ id, kind, serial, corrects, reducedBy, replaces, cancelled, replacements, requested, validUntil }) => (
        <>
          <TextLink
            href={`/api/documents/${id}`}
            reload
            aria-label={t('openPdf', { serial })}
            className="hit inline-flex items-center gap-1.5"
          >
            <Icon name="file-pdf" />
            <span className="nb">{serial}</span>
          </TextLink>
          <span className="block text-xs font-normal text-ink-2">{kindWords[kind][lang]}</span>
          {validUntil && (
            <span className="block text-xs font-normal text-ink-2">
              {t('validUntil', { date: formatCalendarDay(lang, validUntil) })}
            </span>
          )}
          {corrects && <Remark>{t('corrects', { serial: corrects })}</Remark>}
          {reducedBy.map((note) => (
            <Remark key={note}>{t('reducedBy', { serial: note })}</Remark>
          ))}
          {replaces && <Remark>{t('replaces', { serial: replaces })}</Remark>}
          {cancelled && (
            <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone="critical" icon="x-circle-bold">
                {t('cancelled')}
              </Badge>
              <Remark>{t('replacedBy', { serial: cancelled.replacedBy.serial })}</Remark>
            </span>
          )}
          {replacements.map(({ number, at }) => (
            <TextLink
              key={number}
              href={`/api/documents/${id}?replacement=${number}`}
              reload
              className="hit block w-fit text-xs font-normal"
            >
              {t('replacement', { n: number, date: formatDate(lang, at) })}
            </TextLink>
          ))}
          {requested ? (
            <Remark>{t('requestedOn', { date: formatDate(lang, requested.at) })}</Remark>
          ) : (
            !cancelled &&
            kind !== 'quotation' && (
              <TextLink
                href={requestHref(id)}
                aria-label={t('requestCopyOf', { serial })}
                className="hit block w-fit text-xs font-normal"
              >
                {t('requestCopy')}
              </TextLink>
            )
          )}
        </>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      cell: ({ issuedAt, datedOn }) => (
        <>
          <span className="nb">{formatDate(lang, issuedAt)}</span>
          {datedOn && datedOn !== dayOf(new Date(issuedAt)) && (
            <Remark>{t('datedOn', { date: formatCalendarDay(lang, datedOn) })}</Remark>
          )}
        </>
      ),
    },
    { key: 'about', header: t('about'), cell: (document) => <Purchase document={document} today={today} /> },
    {
      key: 'order',
      header: t('order'),
      cell: ({ poNumber, costCentre }) => (
        <>
          {poNumber && <span className="block">{poNumber}</span>}
          {costCentre && <span className="block text-xs text-ink-2">{costCentre}</span>}
        </>
      ),
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      part: 'figure',
      foot: sums ? formatAmount(sums.total) : undefined,
      cell: (document) => <Amount document={document} amount={document.total} />,
    },
  ]
  // Without withheld tax, what is paid is the total.
  const paid: Column<OwnDocument>[] = [
    {
      key: 'withheld',
      header: t('withheld'),
      phoneLabel: t('withheld'),
      align: 'end',
      foot: sums ? formatAmount(sums.withheld) : undefined,
      cell: (document) => <Amount document={document} amount={document.withheld} />,
    },
    {
      key: 'paid',
      header: t('paid'),
      phoneLabel: t('paid'),
      align: 'end',
      foot: sums ? formatAmount(sums.paid) : undefined,
      cell: (document) => <Amount document={document} amount={document.total - document.withheld} />,
    },
  ]
  const isWithheld = (sums !== null && sums.withheld !== 0) || documents.some(({ withheld }) => withheld > 0)
  return (
    <Table
      caption={t('title')}
      columns={isWithheld ? [...columns, ...paid] : columns}
      rows={documents}
      rowKey={({ id }) => id}
    />
  )
}
