import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { type Call, CallError, load, type PageServer, pageCall, pageContext } from '../../../web/page.ts'
import {
  APPLICANT_ORDER,
  ApplicantList,
  type ApplicantsPage,
  SHOWN,
} from '../../applications/components/applicant-list.tsx'
import { contract as applicationsContract } from '../../applications/contract.ts'
import { runBriefAct } from '../../campaigns/components/brief-action.ts'
import { type BriefPage, BriefTab, readBriefPage } from '../../campaigns/components/brief-tab.tsx'
import { CAMPAIGN_TABS, CampaignHead } from '../../campaigns/components/campaign-head.tsx'
import { type Campaign, contract as campaignsContract } from '../../campaigns/contract.ts'
import { ActKeysProvider } from '../../jobs/components/act-form.tsx'
import { runMarketerAct } from '../../jobs/components/actions.ts'
import { DoneNote } from '../../jobs/components/done-note.tsx'
import { chosenOf } from '../../jobs/components/list-address.ts'
import { type Job, type JobRow, contract as jobsContract } from '../../jobs/contract.ts'
import { JOB_FILTERS } from '../../jobs/rules/states.ts'
import { CampaignJobs, type JobsPage } from '../components/campaign-jobs.tsx'
import { CampaignMoney, CampaignResults } from '../components/campaign-report.tsx'
import { type CampaignReport, contract } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

type View =
  | { tab: 'brief'; page: BriefPage }
  | { tab: 'applicants'; page: ApplicantsPage }
  | { tab: 'jobs'; page: JobsPage }
  | { tab: 'results'; report: CampaignReport; jobs: JobRow[] }
  | { tab: 'money'; report: CampaignReport }

const MATCHED = { matching: 'true', everyone: undefined, notMatching: 'false' } as const

async function readApplicants(call: Call, id: string, query: URLSearchParams): Promise<View> {
  const show = chosenOf(query, 'show', SHOWN)
  const sort = chosenOf(query, 'sort', APPLICANT_ORDER)
  const after = query.get('after') ?? undefined
  const filter = { matched: MATCHED[show], sort, after, limit: 20 }
  const { data: jobs, next, counts } = await call(applicationsContract.applicants, { params: { id }, query: filter })
  const chosen = jobs.find((job) => job.id === query.get('job')) ?? jobs[0] ?? null
  return { tab: 'applicants', page: { jobs, next, counts, chosen, show, sort, after: after ?? '' } }
}

/** A draft has no jobs yet: its brief is the only tab. */
async function readView(server: PageServer, call: Call, campaign: Campaign, query: URLSearchParams): Promise<View> {
  const { id } = campaign
  const params = { id }
  const tab = campaign.publishedAt === null ? 'brief' : chosenOf(query, 'tab', CAMPAIGN_TABS)
  if (tab === 'brief') return { tab, page: await readBriefPage(server, call, campaign, query) }
  if (tab === 'applicants') return readApplicants(call, id, query)
  if (tab === 'jobs') {
    const filter = chosenOf(query, 'filter', JOB_FILTERS)
    const after = query.get('after') ?? undefined
    const found = await call(contract.campaignJobs, { params, query: { filter, after, limit: 20 } })
    const { data: jobs, next, counts } = found
    return { tab, page: { jobs, next, counts, filter } }
  }
  const { data: report } = await call(contract.report, { params })
  if (tab === 'money') return { tab, report }
  const done = await call(contract.campaignJobs, { params, query: { filter: 'complete', limit: 50 } })
  return { tab, report, jobs: done.data }
}

/** The job that was accepted a moment ago, for the line that says what is on hold now. */
async function acceptedJob(call: Call, query: URLSearchParams): Promise<Job | null> {
  const id = query.get('of')
  if (query.get('done') !== 'accept' || !id) return null
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
  const query = new URL(request.url).searchParams
  const view = await load(() => readView(server, call, campaign, query))
  const chosen = view.tab === 'applicants' ? view.page.chosen : null
  const accepted = await acceptedJob(call, query)
  return { campaign, view, accepted, keys: chosen ? { [chosen.id]: server.newKey() } : {}, now: server.now() }
}

/** A form that names a job is an act on that job, any other one belongs to the brief. */
export const action = (args: ActionFunctionArgs) =>
  submit(args, (form, call, intent) => {
    if (field(form, 'target') !== '') return runMarketerAct(args.request, { form, call, intent })
    const { lang } = args.context.get(pageContext)
    return runBriefAct({ form, call, intent }, args.params.id ?? '', `/${lang}/Marketer/manageCampaign`)
  })

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

/** A campaign: its brief, and what its jobs make of it. */
export default function CampaignPage() {
  const { campaign, view, accepted, keys, now } = useLoaderData<typeof loader>()
  const why = useObstacle(campaign)
  return (
    <ActKeysProvider value={keys}>
      <CampaignHead campaign={campaign} tab={view.tab} counts={countsOf(view)} />
      <div className="mb-4 empty:hidden">
        <DoneNote job={accepted} />
      </div>
      {view.tab === 'brief' && <BriefTab campaign={campaign} page={view.page} />}
      {view.tab === 'applicants' && <ApplicantList page={view.page} why={why} />}
      {view.tab === 'jobs' && <CampaignJobs page={view.page} now={now} />}
      {view.tab === 'results' && <CampaignResults report={view.report} jobs={view.jobs} now={now} />}
      {view.tab === 'money' && <CampaignMoney report={view.report} />}
    </ActKeysProvider>
  )
}
