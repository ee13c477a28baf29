import type { Bilingual } from '../../../core/shapes.ts'
import { formatAmount, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { EntryRow } from '../contract.ts'
import { operatorText } from '../text/index.ts'
import { roleKey } from './entry-panel.tsx'
import type { LedgerAddress } from './ledger-address.ts'

interface Names {
  code: string
  name: Bilingual
}

export interface EntriesPage {
  rows: readonly EntryRow[]
  next: string | null
  accounts: readonly (Names & { number: string })[]
  events: readonly Names[]
}

/** Filters as a GET form, so that every view of the ledger has an address to share. */
function Filters({ address, page }: { address: LedgerAddress; page: EntriesPage }) {
  const t = useText(operatorText)
  const lang = useLang()
  const { filter } = address
  return (
    <form className="my-4 grid items-end gap-3 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <input type="hidden" name="view" value="entries" />
      {filter.owner && <input type="hidden" name="owner" value={filter.owner} />}
      {filter.job && <input type="hidden" name="job" value={filter.job} />}
      <TextField
        name="reference"
        label={t('searchEntries')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={filter.reference ?? ''}
      />
      <Select
        name="account"
        label={t('account')}
        size="sm"
        emptyLabel={t('anyAccount')}
        defaultValue={filter.account ?? ''}
        options={page.accounts.map((a) => ({ value: a.code, label: `${a.number} ${a.name[lang]}` }))}
      />
      <Select
        name="event"
        label={t('event')}
        size="sm"
        emptyLabel={t('anyEvent')}
        defaultValue={filter.event ?? ''}
        options={page.events.map((e) => ({ value: e.code, label: e.name[lang] }))}
      />
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </form>
  )
}

export function EntriesView({
  address,
  page,
  open,
}: {
  address: LedgerAddress
  page: EntriesPage
  open: string | null
}) {
  const t = useText(operatorText)
  const lang = useLang()
  const { filter } = address
  const narrowed = filter.owner ? t('ownerFilter') : filter.job ? t('jobFilter') : null
  return (
    <>
      <Filters address={address} page={page} />
      {narrowed && (
        <p className="mb-3 text-sm text-ink-2">
          {narrowed} · <TextLink href={address.entries({})}>{t('clear')}</TextLink>
        </p>
      )}
      {page.rows.length === 0 ? (
        <EmptyState drawing="search" title={t('noEntries')} note={t('noEntriesNote')} />
      ) : (
        <Table
          caption={t('entries')}
          density="compact"
          rows={page.rows}
          rowKey={(row) => row.id}
          rowLook={(row) => ({ href: address.open(row.id), current: row.id === open })}
          columns={[
            {
              key: 'event',
              header: t('event'),
              cell: (row) => <span className="font-medium">{row.name[lang]}</span>,
              part: 'title',
            },
            {
              key: 'reference',
              header: t('reference'),
              cell: (row) => <span className="block max-w-[260px] truncate text-xs text-ink-2">{row.reference}</span>,
            },
            { key: 'who', header: t('who'), cell: (row) => t(roleKey(row.actorRole)) },
            {
              key: 'when',
              header: t('when'),
              cell: (row) => <span className="nb">{formatDateTime(lang, row.occurredAt)}</span>,
            },
            {
              key: 'amount',
              header: t('amount'),
              cell: (row) => formatAmount(row.amount),
              align: 'end',
              part: 'figure',
            },
          ]}
        />
      )}
      {page.next && <MoreLink href={address.entries({ ...filter, after: page.next })}>{t('more')}</MoreLink>}
    </>
  )
}
