import type { ChangeEvent } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Form, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { lastMonths } from '../../credits/rules/months.ts'
import { InfluencerJobRow } from '../components/job-rows.tsx'
import { contract } from '../contract.ts'
import { JOB_FILTERS } from '../rules/states.ts'
import { jobListsText } from '../text/lists/index.ts'

const SORTS = ['newest', 'most_earnings', 'earnings', 'brand'] as const

const zQuery = z.object({
  filter: qChoice(JOB_FILTERS, JOB_FILTERS[0]),
  sort: qChoice(SORTS, SORTS[0]),
  month: qText(7),
  after: qCursor,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const months = lastMonths(new Date(server.now()))
  const { after, ...filters } = readQuery(url, zQuery)
  const { filter, sort } = filters
  const month = months.find((one) => one === filters.month) ?? 'all'
  const call = pageCall(context)
  const answer = await load(() => call(contract.list, { query: { filter, sort, month, after, limit: 20 } }))
  return { ...answer, filter, sort, month, months, now: server.now() }
}

/** A choice shows its jobs at once; without script the button does. */
const show = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

/** All jobs of a creator, by state, sort and month. */
export default function InfluencerJobs() {
  const { data: jobs, next, counts, filter, sort, month, months, now } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobListsText)
  const script = useScript()
  const chosen = { filter, sort, month }
  return (
    <>
      <PageHead title={t('brandJobs')} />
      <nav aria-label={t('filter')} className="side-scroll mb-4 flex gap-2">
        {JOB_FILTERS.map((name) => (
          <ChipLink
            key={name}
            href={pathWithQuery('', { ...chosen, filter: name })}
            current={name === filter}
            size="lg"
          >
            {t(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
      </nav>
      <Form method="get" className="mb-2 flex items-end gap-3">
        <input type="hidden" name="filter" value={filter} />
        <Select
          name="sort"
          label={t('sort')}
          size="sm"
          defaultValue={sort}
          options={SORTS.map((value) => ({ value, label: t(value) }))}
          onChange={show}
          frameClass="min-w-0 flex-1 lg:max-w-56"
        />
        <Select
          name="month"
          label={t('month')}
          size="sm"
          defaultValue={month}
          options={[
            { value: 'all', label: t('allMonths') },
            ...months.map((value) => ({ value, label: formatMonth(lang, `${value}-15T00:00:00Z`) })),
          ]}
          onChange={show}
          frameClass="min-w-0 flex-1 lg:max-w-56"
        />
        {!script && <Button variant="secondary">{t('apply')}</Button>}
      </Form>
      {jobs.length === 0 ? (
        <NoJobs everything={(counts.all ?? 0) === 0 && month === 'all'} />
      ) : (
        <div className="[&>div:first-child]:border-0">
          {jobs.map((job) => (
            <InfluencerJobRow key={job.id} job={job} now={now} />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery('', { ...chosen, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}

function NoJobs({ everything }: { everything: boolean }) {
  const lang = useLang()
  const t = useText(jobListsText)
  if (!everything) return <EmptyState title={t('noneHere')} note={t('noneHereNote')} />
  return (
    <EmptyState
      title={t('noJobs')}
      note={t('noJobsNote')}
      act={<ButtonLink href={`/${lang}/Influencer/jobMarket`}>{t('findJobs')}</ButtonLink>}
    />
  )
}
