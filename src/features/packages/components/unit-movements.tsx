import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { TextLink } from '../../../ui/link.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { UnitMovement } from '../shapes.ts'
import { balanceText } from '../text/balance.ts'

const ICONS: Readonly<Record<UnitMovement['kind'], IconName>> = {
  bought: 'plus-bold',
  granted: 'plus-bold',
  held: 'lock-key',
  returned: 'arrow-down-left-bold',
  used: 'hand-coins',
  expired: 'clock-countdown',
  refunded: 'arrow-counter-clockwise',
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '–')

/** Movements of package jobs, newest first, with the number of available jobs after each. */
export function UnitMovements({ lines }: { lines: readonly UnitMovement[] }) {
  const t = useText(balanceText)
  const lang = useLang()
  if (lines.length === 0)
    return <EmptyState drawing="money" title={t('noMoves')} note={t('noMovesNote')} headingLevel="h3" />
  const columns: Column<UnitMovement>[] = [
    {
      key: 'disc',
      header: '',
      headerLabel: t('entry'),
      part: 'lead',
      cell: ({ kind, change }) => (
        <RowDisc tone={change > 0 ? 'leaf' : 'plain'}>
          <Icon name={ICONS[kind]} />
        </RowDisc>
      ),
    },
    {
      key: 'what',
      header: t('entry'),
      part: 'title',
      cell: (line) => (
        <>
          {t(`move_${line.kind}`, { name: line.package ?? t('aPackage') })}
          {line.about && <span className="block text-xs font-normal text-ink-2">{line.about}</span>}
          {line.document && (
            <TextLink
              href={`/api/documents/${line.document.id}`}
              reload
              className="hit mt-1 flex w-fit max-w-full items-center gap-1.5 text-sm font-normal"
            >
              <Icon name="file-pdf" />
              {line.document.serial}
            </TextLink>
          )}
        </>
      ),
    },
    { key: 'date', header: t('date'), cell: (line) => <span className="nb">{formatDate(lang, line.at)}</span> },
    {
      key: 'change',
      header: t('change'),
      align: 'end',
      part: 'figure',
      cell: ({ change }) => <span className={change > 0 ? 'text-positive' : ''}>{signed(change)}</span>,
    },
    {
      key: 'after',
      header: t('after'),
      phoneLabel: t('after'),
      align: 'end',
      cell: (line) => <b className="font-semibold">{line.availableAfter}</b>,
    },
  ]
  return <Table caption={t('moves')} columns={columns} rows={lines} rowKey={(line) => line.id} />
}
