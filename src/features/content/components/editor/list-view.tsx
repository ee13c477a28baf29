import { useActionData, useLoaderData } from 'react-router'
import { formatDate, formatDateTime, formatNumber } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink, IconButton } from '../../../../ui/button.tsx'
import { ErrorNote } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/heading.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { MoreLink } from '../../../../ui/pagination.tsx'
import { Select } from '../../../../ui/select.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../../web/action-form.tsx'
import { refusalOf } from '../../../../web/form-state.ts'
import { pathWithQuery } from '../../../../web/path-with-query.ts'
import { EDITOR_STATES, type EditorRow, type ListedRow } from '../../contract.ts'
import type { Kind } from '../../kinds.ts'
import { localize, localizedLang } from '../../rules/words.ts'
import { editorText } from '../../text/editor/index.ts'
import { facetList, useFieldWords } from './choice-words.ts'
import { KindTabs } from './kind-tabs.tsx'
import type { ListData } from './list-data.ts'
import { listPath } from './list-path.ts'
import { StateBadge } from './state-badge.tsx'

function SlugField() {
  const t = useText(editorText)
  const field = useFields()
  const { error, unanswered } = useActionState({ intent: 'create' })
  const props = field('slug')
  return (
    <TextField
      {...props}
      label={t('freshAddress')}
      size="sm"
      maxLength={100}
      pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
      title={t('slugNote')}
      error={props.error ?? (unanswered ? undefined : error?.message)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

/** Form of a new draft; its address can be set later. */
function FreshForm({ kind }: { kind: Kind }) {
  const t = useText(editorText)
  const lang = useLang()
  return (
    <ActionForm
      intent="create"
      summary={false}
      className="mb-5 grid items-end gap-3 rounded-card bg-sunken p-4 lg:grid-cols-[minmax(0,420px)_auto_auto] lg:justify-start"
    >
      <SlugField />
      <SubmitButton busyLabel={t('create')}>{t('create')}</SubmitButton>
      <ButtonLink href={listPath(lang, kind)} variant="text">
        {t('close')}
      </ButtonLink>
    </ActionForm>
  )
}

function Title({ row }: { row: EditorRow }) {
  const t = useText(editorText)
  const lang = useLang()
  const words = localize(row.title, lang)
  if (!words) return <span className="text-ink-2">{t('untitled')}</span>
  const titleLang = localizedLang(row.title, lang)
  return (
    <span className="font-medium" lang={titleLang}>
      {words}
      {titleLang !== lang && (
        <span className="ml-2 text-xs font-normal text-ink-3" lang={lang}>
          {t('onlyIn', { lang: t(titleLang === 'th' ? 'thai' : 'english') })}
        </span>
      )}
    </span>
  )
}

function State({ row }: { row: EditorRow }) {
  const t = useText(editorText)
  const lang = useLang()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StateBadge row={row} />
      {row.missed && (
        <span className="text-xs text-critical">{t('missedAt', { time: formatDateTime(lang, row.missed.at) })}</span>
      )}
      {row.publishAt && (
        <span className="text-xs text-ink-2">{t('fromDay', { day: formatDate(lang, row.publishAt) })}</span>
      )}
      {row.unpublishAt && (
        <span className="text-xs text-ink-2">{t('untilDay', { day: formatDate(lang, row.unpublishAt) })}</span>
      )}
    </span>
  )
}

/** A form, because copying changes data. It is placed above the clickable area of the row. */
function CopyForm({ row }: { row: EditorRow }) {
  const t = useText(editorText)
  const lang = useLang()
  return (
    <ActionForm intent="copy" target={row.id} hidden={{ slug: row.slug }} summary={false} className="relative z-1">
      <IconButton
        type="submit"
        icon={<Icon name="copy" />}
        title={t('copy')}
        label={t('copyOf', { title: localize(row.title, lang) || row.slug })}
      />
    </ActionForm>
  )
}

/** The column that distinguishes items: their category or group; for downloads, the number of downloads. */
function useDistinguishingColumn(kind: Kind): Column<ListedRow> {
  const t = useText(editorText)
  const words = useFieldWords()
  const list = facetList(kind)
  if (kind !== 'download')
    return {
      key: 'facet',
      header: t('group'),
      cell: (row) => (list && row.facet ? words.choice(list, row.facet) : row.facet),
    }
  return {
    key: 'downloads',
    header: t('downloads'),
    phoneLabel: t('downloads'),
    cell: ({ downloads }) => (
      <span className="nb">
        {formatNumber(downloads?.total ?? 0)}{' '}
        <span className="text-xs text-ink-2">{t('recentDownloads', { n: formatNumber(downloads?.recent ?? 0) })}</span>
      </span>
    ),
  }
}

function useColumns(kind: Kind): Column<ListedRow>[] {
  const t = useText(editorText)
  const lang = useLang()
  const distinguishing = useDistinguishingColumn(kind)
  return [
    { key: 'title', header: t('title'), cell: (row) => <Title row={row} />, part: 'title' },
    {
      key: 'slug',
      header: t('address'),
      cell: (row) => <span className="block max-w-[220px] truncate text-ink-2">{row.slug}</span>,
    },
    distinguishing,
    { key: 'state', header: t('state'), cell: (row) => <State row={row} /> },
    {
      key: 'changed',
      header: t('changedAt'),
      cell: (row) => <span className="nb text-ink-2">{formatDateTime(lang, row.updatedAt)}</span>,
      phoneLabel: t('changedAt'),
    },
    { key: 'copy', header: '', headerLabel: t('copy'), cell: (row) => <CopyForm row={row} />, part: 'figure' },
  ]
}

function Filters({ filters }: Pick<ListData, 'filters'>) {
  const t = useText(editorText)
  return (
    <form className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]" role="search">
      <TextField
        name="q"
        label={t('searchWords')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={filters.q}
        maxLength={100}
      />
      <Select
        name="state"
        label={t('state')}
        size="sm"
        emptyLabel={t('anyState')}
        defaultValue={filters.state}
        options={EDITOR_STATES.map((value) => ({ value, label: t(`state_${value}`) }))}
      />
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </form>
  )
}

function ListHead({ data: { kind, counts, messages }, base }: { data: ListData; base: string }) {
  const t = useText(editorText)
  const act = (
    <ButtonLink href={`${base}?new`} icon={<Icon name="plus-bold" />}>
      {t('fresh')}
    </ButtonLink>
  )
  if (kind === 'package') return <PageHead title={t('packages')} note={t('packagesNote')} acts={act} />
  return (
    <>
      <PageHead title={t('content')} note={t('contentNote')} acts={act} />
      <KindTabs counts={counts} messages={messages} current={kind} />
    </>
  )
}

function NoRows({ filters, base }: { filters: ListData['filters']; base: string }) {
  const t = useText(editorText)
  const filtered = filters.q !== '' || filters.state !== undefined
  return filtered ? (
    <EmptyState
      drawing="search"
      title={t('noneFound')}
      note={t('noneFoundNote')}
      act={
        <ButtonLink href={base} variant="secondary">
          {t('clear')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      drawing="job"
      title={t('noneYet')}
      note={t('noneYetNote')}
      act={
        <ButtonLink href={`${base}?new`} variant="secondary">
          {t('fresh')}
        </ButtonLink>
      }
    />
  )
}

/** All items of a kind, most recently changed first. */
export function ListView() {
  const data = useLoaderData<ListData>()
  const { kind, rows, next, filters } = data
  const failed = refusalOf(useActionData())
  const t = useText(editorText)
  const lang = useLang()
  const columns = useColumns(kind)
  const base = listPath(lang, kind)
  return (
    <>
      <ListHead data={data} base={base} />
      {failed?.intent === 'copy' && <ErrorNote title={t('failed')}>{failed.error.message}</ErrorNote>}
      {(data.fresh || failed?.intent === 'create') && <FreshForm kind={kind} />}
      <Filters filters={filters} />
      {rows.length === 0 ? (
        <NoRows filters={filters} base={base} />
      ) : (
        <Table
          caption={kind === 'package' ? t('packages') : t(`kind_${kind}`)}
          rows={rows}
          rowKey={(row) => row.id}
          rowLook={(row) => ({ href: `${base}/${row.id}` })}
          columns={columns}
        />
      )}
      {next && <MoreLink href={pathWithQuery(base, { ...filters, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
