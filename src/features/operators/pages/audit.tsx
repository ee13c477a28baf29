import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { Table } from '../../../ui/table.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { changesOf } from '../components/changes.ts'
import { roleKey } from '../components/entry-panel.tsx'
import { type AuditRow, contract } from '../contract.ts'
import { actWords, targetWords } from '../rules/audit-words.ts'
import { operatorText } from '../text/index.ts'

const AREAS = [
  'account',
  'channel',
  'campaign',
  'job',
  'attachment',
  'tax',
  'vat_invoice',
  'buyer_certificate',
  'withdrawal',
  'payout',
  'payment',
  'package',
  'bank',
  'approval',
  'review',
  'contact',
  'content',
  'document',
  'team',
  'agency_brand',
  'api_key',
  'webhook',
] as const
type Area = (typeof AREAS)[number]
const areaOf = (act: string): Area | undefined => AREAS.find((area) => act.startsWith(`${area}.`))

const zQuery = z.object({ area: qChoice(AREAS), actor: qId, targetId: qText(), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { after, ...filters } = readQuery(url, zQuery)
  const { area, actor, targetId } = filters
  const query = { act: area && `${area}.`, actor, targetId: targetId || undefined, after }
  return { ...(await load(() => pageCall(context)(contract.audit, { query }))), filters }
}

/** The changed fields with their values before and after. */
function Changes({ row }: { row: AuditRow }) {
  const changes = changesOf(useLang(), row.before, row.after)
  if (changes.length === 0) return '-'
  return (
    <ul className="text-xs">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="max-w-[320px] wrap-anywhere">
          <span className="text-ink-3">{field}</span> {before} → <b className="font-medium">{after}</b>
        </li>
      ))}
    </ul>
  )
}

function Actor({ row: { actorName, actorRole, keyName } }: { row: AuditRow }) {
  const t = useText(operatorText)
  return (
    <>
      {actorName ?? t(roleKey(actorRole))}
      {keyName !== null && <span className="block text-xs text-ink-3">{t('byKey', { name: keyName })}</span>}
    </>
  )
}

export default function Audit() {
  const { data: rows, next, actors, filters } = useLoaderData<typeof loader>()
  const { area, actor, targetId } = filters
  const t = useText(operatorText)
  const lang = useLang()
  const base = `/${lang}/Operator/audit`
  const areaWords = (act: string): string => {
    const found = areaOf(act)
    return found ? t(`area_${found}`) : ''
  }
  return (
    <>
      <PageHead title={t('audit')} note={t('auditNote')} />
      <form className="mb-4 grid items-end gap-3 lg:grid-cols-[240px_240px_auto] lg:justify-start">
        {targetId && <input type="hidden" name="targetId" value={targetId} />}
        <Select
          name="area"
          label={t('act')}
          size="sm"
          emptyLabel={t('anyAct')}
          defaultValue={area}
          options={AREAS.map((value) => ({ value, label: t(`area_${value}`) }))}
        />
        <Select
          name="actor"
          label={t('operator')}
          size="sm"
          emptyLabel={t('anyOperator')}
          defaultValue={actor}
          options={actors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
      </form>
      {targetId && (
        <p className="mb-3 text-sm text-ink-2">
          {t('targetFilter')} · <TextLink href={base}>{t('clear')}</TextLink>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState drawing="search" title={t('noAudit')} note={t('noAuditNote')} />
      ) : (
        <Table
          caption={t('audit')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'when',
              header: t('when'),
              cell: (row) => <span className="nb text-ink-2">{formatDateTime(lang, row.at)}</span>,
            },
            { key: 'who', header: t('who'), cell: (row) => <Actor row={row} /> },
            {
              key: 'act',
              header: t('act'),
              cell: (row) => (
                <>
                  <span className="block font-medium">{actWords(lang, row.act)}</span>
                  <span className="text-xs text-ink-3">{areaWords(row.act)}</span>
                </>
              ),
              part: 'title',
            },
            {
              key: 'target',
              header: t('target'),
              cell: (row) => (
                <TextLink href={pathWithQuery(base, { ...filters, targetId: row.targetId })} className="text-xs">
                  {[targetWords(lang, row.targetType), row.targetName].filter(Boolean).join(': ')}
                </TextLink>
              ),
            },
            { key: 'change', header: t('change'), cell: (row) => <Changes row={row} /> },
            { key: 'why', header: t('reason'), cell: (row) => row.why ?? '-', phoneLabel: t('reason') },
          ]}
        />
      )}
      {next && <MoreLink href={pathWithQuery(base, { ...filters, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
