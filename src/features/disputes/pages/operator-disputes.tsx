import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCredits, formatDate, formatLeft } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { defineActions } from '../../../web/actions.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { ActKeysProvider } from '../../jobs/components/act-form.tsx'
import { InfluencerAvatar } from '../../jobs/components/job-pictures.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { contract as jobsContract } from '../../jobs/contract.ts'
import { viewJobBrief } from '../../jobs/rules/job-brief.ts'
import { jobTermsText } from '../../jobs/text/terms/index.ts'
import { operatorJobActs } from '../components/operator-actions.ts'
import { OperatorPanel } from '../components/operator-panel.tsx'
import { contract, type OperatorQueueRow } from '../contract.ts'
import { operatorJobText } from '../text/index.ts'

const KINDS = ['all', 'dispute', 'link', 'insight', 'frozen'] as const

/** Actions that the page confirms with a notice. */
const DONE = ['decide', 'pass', 'return', 'resume', 'openDispute'] as const

const zQuery = z.object({ kind: qChoice(KINDS, 'all'), after: qCursor, open: qId, done: qChoice(DONE) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const { kind, after, open: id, done } = readQuery(url, zQuery)
  const [queue, viewer] = await load(() =>
    Promise.all([
      call(contract.queue, { query: { kind: kind === 'all' ? undefined : kind, after, limit: 20 } }),
      readApprover(context),
    ]),
  )
  const params = { id: id ?? '' }
  const current = id
    ? await load(async () => {
        const { data: job } = await call(jobsContract.get, { params })
        const [{ data: messages }, { data: decision }, brief] = await Promise.all([
          call(jobsContract.messages, { params, query: { limit: 50 } }),
          call(contract.decision, { params }),
          viewJobBrief(server, job),
        ])
        return { job, messages, decision, brief }
      })
    : null
  const keys = id ? { [id]: server.newKey() } : {}
  const card = { viewer, idempotencyKey: keys[id ?? ''] ?? '' }
  return { ...queue, kind, done, current, card, keys, now: server.now() }
}

export const action = defineActions(operatorJobActs)
export { clientAction } from '../../../web/client-action.ts'

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

function useColumns(now: number): Column<OperatorQueueRow>[] {
  const lang = useLang()
  const t = useText(operatorJobText)
  const terms = useText(jobTermsText)
  return [
    { key: 'face', header: '', headerLabel: t('picture'), part: 'lead', cell: (job) => <InfluencerAvatar job={job} /> },
    {
      key: 'job',
      header: t('job'),
      part: 'title',
      cell: (job) => (
        <>
          <span className="block font-semibold">{titleOf(lang, job.campaign)}</span>
          <span className="block text-xs font-normal text-ink-2">
            {t('parties', { creator: job.creator.name, brand: job.brand.name })}
          </span>
        </>
      ),
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: (job) => (
        <>
          <Badge tone="info" icon={job.kind === 'dispute' ? 'scales-bold' : 'hourglass-medium-bold'}>
            {t(`one_${job.kind}`)}
          </Badge>
          {job.openedBy && (
            <span className="nb block text-xs text-ink-2">{t('openedBy', { who: terms(WHO[job.openedBy]) })}</span>
          )}
          {job.kind === 'link' && job.reason && <span className="block text-xs text-ink-2">{job.reason}</span>}
        </>
      ),
    },
    {
      key: 'since',
      header: t('since'),
      phoneLabel: t('since'),
      cell: (job) => <span className="nb">{formatDate(lang, job.waitingSince)}</span>,
    },
    {
      key: 'due',
      header: t('due'),
      cell: (job) =>
        job.overdue ? (
          <span className="font-semibold text-critical">{t('overdue')}</span>
        ) : (
          <span className="nb">{job.dueAt && formatLeft(lang, job.dueAt, now)}</span>
        ),
    },
    {
      key: 'held',
      header: t('held'),
      align: 'end',
      part: 'figure',
      cell: (job) => (job.held === null ? '-' : formatCredits(job.held)),
    },
  ]
}

/** The operators' queue: disputes, links and insights that need a decision, and paused jobs. */
export default function OperatorDisputes() {
  const { data: rows, next, counts, kind, done, current, card, keys, now } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(operatorJobText)
  const columns = useColumns(now)
  useRemoveSearchParam('done')
  const addresses = listAddresses(`/${lang}/Operator/dispute`, { kind })
  const total = KINDS.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
  const oldest = kind === 'all' ? rows[0] : undefined
  const note = oldest
    ? t('noteOldest', { n: total, date: formatDate(lang, oldest.waitingSince) })
    : t('note', { n: total })
  return (
    <ActKeysProvider value={keys}>
      <PageHead title={t('title')} note={note} />
      {done && (
        <div className="mb-4">
          <Callout tone="positive" role="status">
            {t(`done_${done}`)}
          </Callout>
        </div>
      )}
      <Tabs
        label={t('kinds')}
        className="mb-4"
        tabs={KINDS.map((name) => ({
          href: `?kind=${name}`,
          label: t(name),
          count: name === 'all' ? total : (counts[name] ?? 0),
          current: name === kind,
        }))}
      />
      <ListDetail
        detail={
          current && (
            <OperatorPanel {...current} {...card} closeHref={addresses.list} next={addresses.row(current.job.id)} />
          )
        }
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={current?.job.id}
          columns={columns}
          rows={rows}
          rowKey={(job) => job.id}
          next={next}
          more={t('more')}
          empty={<EmptyState drawing="done" title={t('empty')} note={t('emptyNote')} />}
        />
      </ListDetail>
    </ActKeysProvider>
  )
}
