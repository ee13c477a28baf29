import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import {
  APPLICANT_ORDER,
  ApplicantList,
  type ApplicantsPage,
  SHOWN,
} from '../../applications/components/applicant-list.tsx'
import { contract as applicationsContract } from '../../applications/contract.ts'
import { type Campaign, contract as campaignsContract } from '../../campaigns/contract.ts'
import { ActKeysProvider } from '../../jobs/components/act-form.tsx'
import { runBrandAct } from '../../jobs/components/actions.ts'
import { DoneNote } from '../../jobs/components/done-note.tsx'
import { chosenOf } from '../../jobs/components/list-address.ts'
import { type Job, type JobRow, contract as jobsContract } from '../../jobs/contract.ts'
import { JOB_FILTERS } from '../../jobs/rules/states.ts'
import { CampaignHead, JOB_TABS } from '../components/campaign-head.tsx'
import { CampaignJobs, type JobsPage } from '../components/campaign-jobs.tsx'
import { CampaignMoney, CampaignResults } from '../components/campaign-report.tsx'
import { type CampaignReport, contract } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

type View =
  | { tab: 'applicants'; page: ApplicantsPage }
  | { tab: 'jobs'; page: JobsPage }
  | { tab: 'results'; report: CampaignReport; jobs: JobRow[] }
  | { tab: 'money'; report: CampaignReport }

const MATCHED = { matching: 'true', everyone: undefined, notMatching: 'false' } as const

async function readApplicants(call: Call, id: string, asked: URLSearchParams): Promise<View> {
  const show = chosenOf(asked, 'show', SHOWN)
  const sort = chosenOf(asked, 'sort', APPLICANT_ORDER)
  const after = asked.get('after') ?? undefined
  const query = { matched: MATCHED[show], sort, after, limit: 20 }
  const { data: jobs, next, counts } = await call(applicationsContract.applicants, { params: { id }, query })
  const chosen = jobs.find((job) => job.id === asked.get('job')) ?? jobs[0] ?? null
  return { tab: 'applicants', page: { jobs, next, counts, chosen, show, sort, after: after ?? '' } }
}

async function readView(call: Call, id: string, asked: URLSearchParams): Promise<View> {
  const tab = chosenOf(asked, 'tab', JOB_TABS)
  const params = { id }
  if (tab === 'applicants') return readApplicants(call, id, asked)
  if (tab === 'jobs') {
    const filter = chosenOf(asked, 'filter', JOB_FILTERS)
    const query = { filter, after: asked.get('after') ?? undefined, limit: 20 }
    const { data: jobs, next, counts } = await call(contract.campaignJobs, { params, query })
    return { tab, page: { jobs, next, counts, filter } }
  }
  const { data: report } = await call(contract.report, { params })
  if (tab === 'money') return { tab, report }
  const done = await call(contract.campaignJobs, { params, query: { filter: 'complete', limit: 50 } })
  return { tab, report, jobs: done.data }
}

/** The job that was accepted a moment ago, for the line that says what is on hold now. */
async function acceptedJob(call: Call, asked: URLSearchParams): Promise<Job | null> {
  const id = asked.get('of')
  if (asked.get('done') !== 'accept' || !id) return null
  try {
    return (await call(jobsContract.get, { params: { id } })).data
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const { data: campaign } = await load(() => call(campaignsContract.get, { params: { id } }))
  // A draft has no jobs yet: its brief is the only page.
  if (campaign.publishedAt === null) throw redirect(`/${server.lang}/Marketer/manageCampaign/${id}?tab=brief`)
  const view = await load(() => readView(call, id, new URL(request.url).searchParams))
  const chosen = view.tab === 'applicants' ? view.page.chosen : null
  const accepted = await acceptedJob(call, new URL(request.url).searchParams)
  return { campaign, view, accepted, keys: chosen ? { [chosen.id]: server.newKey() } : {}, now: server.now() }
}

export const action = (args: ActionFunctionArgs) => runBrandAct(args)

/** Why nobody can be accepted now; null where somebody can. */
function useObstacle(campaign: Campaign): string | null {
  const t = useText(jobBoardsText)
  if (campaign.status !== 'live') return t('notOpen')
  return campaign.slotsTaken >= campaign.slots ? t('full') : null
}

const countsOf = (view: View): { applicants?: number; jobs?: number } => {
  if (view.tab === 'applicants') return { applicants: Object.values(view.page.counts).reduce((a, b) => a + b, 0) }
  return view.tab === 'jobs' ? { jobs: view.page.counts.all ?? 0 } : {}
}

/** What the jobs of a campaign make: applicants, jobs, results, money. */
export default function CampaignPeople() {
  const { campaign, view, accepted, keys, now } = useLoaderData<typeof loader>()
  const why = useObstacle(campaign)
  return (
    <ActKeysProvider value={keys}>
      <CampaignHead campaign={campaign} tab={view.tab} counts={countsOf(view)} />
      <div className="mb-4 empty:hidden">
        <DoneNote job={accepted} />
      </div>
      {view.tab === 'applicants' && <ApplicantList page={view.page} why={why} />}
      {view.tab === 'jobs' && <CampaignJobs page={view.page} now={now} />}
      {view.tab === 'results' && <CampaignResults report={view.report} jobs={view.jobs} now={now} />}
      {view.tab === 'money' && <CampaignMoney report={view.report} />}
    </ActKeysProvider>
  )
}
