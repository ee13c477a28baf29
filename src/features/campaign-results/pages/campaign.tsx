import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { type Call, CallError, load, type PageServer, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, qId, qListed, qText, readQuery } from '../../../web/query.ts'
import { revalidateOnConflict } from '../../../web/revalidate.ts'
import {
  APPLICANT_FILTERS,
  APPLICANT_ORDER,
  ApplicantList,
  type ApplicantsPage,
} from '../../applications/components/applicant-list.tsx'
import { contract as applicationsContract } from '../../applications/contract.ts'
import { briefActs } from '../../campaigns/components/brief-action.ts'
import { BRIEF_STEPS, type BriefPage, BriefTab, readBriefPage } from '../../campaigns/components/brief-tab.tsx'
import { CAMPAIGN_TABS, CampaignHead, tabsOf } from '../../campaigns/components/campaign-head.tsx'
import { type Campaign, contract as campaignsContract, PAY_BY } from '../../campaigns/contract.ts'
import { monthsOf } from '../../credits/rules/months.ts'
import { ChannelGlance } from '../../influencer-search/components/channel-glance.tsx'
import { contract as searchContract } from '../../influencer-search/contract.ts'
import type { InfluencerProfile } from '../../influencer-search/shapes.ts'
import { ActKeysProvider } from '../../jobs/components/act-form.tsx'
import { marketerJobActs } from '../../jobs/components/actions.ts'
import { DoneNote } from '../../jobs/components/done-note.tsx'
import { type Job, contract as jobsContract } from '../../jobs/contract.ts'
import { JOB_FILTERS } from '../../jobs/rules/states.ts'
import { contract as teamsContract } from '../../teams/contract.ts'
import { CampaignJobs, type JobsPage } from '../components/campaign-jobs.tsx'
import { CampaignMoney, CampaignResults } from '../components/campaign-report.tsx'
import { goalActs } from '../components/cost-card.tsx'
import type { ResultsPage } from '../components/results-tables.tsx'
import { shareActs } from '../components/share-report.tsx'
import { CAMPAIGN_JOB_SORTS, type CampaignReport, contract, type ReportDay, type ReportLink } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

type View =
  | { tab: 'brief'; page: BriefPage }
  | { tab: 'applicants'; page: ApplicantsPage }
  | { tab: 'jobs'; page: JobsPage }
  | {
      tab: 'results'
      report: CampaignReport
      days: ReportDay[]
      page: ResultsPage
      links: ReportLink[]
      origin: string
    }
  | { tab: 'money'; report: CampaignReport; page: ResultsPage }

const zQuery = z.object({
  tab: qChoice(CAMPAIGN_TABS, CAMPAIGN_TABS[0]),
  show: qChoice(APPLICANT_FILTERS, APPLICANT_FILTERS[0]),
  sort: qChoice(APPLICANT_ORDER, APPLICANT_ORDER[0]),
  filter: qChoice(JOB_FILTERS, JOB_FILTERS[0]),
  /** Sort order and month of the jobs tab. */
  order: qChoice(CAMPAIGN_JOB_SORTS, CAMPAIGN_JOB_SORTS[0]),
  month: qText(7),
  after: qCursor,
  job: qId,
  /** Open sections of the brief. */
  open: qText(),
  step: qChoice(BRIEF_STEPS, BRIEF_STEPS[0]),
  paid: qListed(PAY_BY),
  done: qText(),
  of: qId,
  /** Cursor of the results: the last job of the previous page. */
  from: qId,
})
type Query = z.output<typeof zQuery>

const MATCHED = { matching: 'true', everyone: undefined, notMatching: 'false' } as const

async function readApplicants(server: PageServer, call: Call, id: string, query: Query): Promise<View> {
  const { show, sort, after, job } = query
  const [{ data: jobs, next, counts }, { data: requests }, { data: limit }] = await Promise.all([
    call(applicationsContract.applicants, {
      params: { id },
      query: { matched: MATCHED[show], sort, after, limit: 20 },
    }),
    call(teamsContract.holdRequests, { params: { id: server.viewer.uuid } }),
    call(teamsContract.ownLimit, { params: { id: server.viewer.uuid } }),
  ])
  const chosen = jobs.find((one) => one.id === job) ?? jobs[0] ?? null
  const waiting = requests.flatMap(({ jobIds }) => jobIds)
  return { tab: 'applicants', page: { jobs, next, counts, chosen, waiting, limit, show, sort, after: after ?? '' } }
}

/** The data of the current tab. A draft has no jobs yet, only the brief and the targets. */
async function readView(server: PageServer, call: Call, campaign: Campaign, query: Query): Promise<View> {
  const { id } = campaign
  const params = { id }
  const tab = tabsOf(campaign).find((one) => one === query.tab) ?? 'brief'
  if (tab === 'brief') return { tab, page: await readBriefPage(server, call, campaign, query) }
  if (tab === 'applicants') return readApplicants(server, call, id, query)
  if (tab === 'jobs') {
    const { filter, order, after } = query
    const months = monthsOf(server.viewer.uuid, new Date(server.now()))
    const month = months.find((one) => one === query.month)
    const found = await call(contract.campaignJobs, { params, query: { filter, sort: order, month, after, limit: 20 } })
    const { data: jobs, next, counts } = found
    return { tab, page: { jobs, next, counts, filter, sort: order, month: month ?? 'all', months } }
  }
  const { data: report } = await call(contract.report, { params })
  const { data: results, next } = await call(contract.results, { params, query: { after: query.from } })
  if (tab === 'money') return { tab, report, page: { results, next } }
  const { data: days } = await call(contract.reportDays, { params })
  const { data: links } = await call(contract.reportLinks, { params })
  return { tab, report, days, page: { results, next }, links, origin: server.origin }
}

/** The public profile of the selected applicant. Null if it cannot be found in the search. */
async function readProfile(call: Call, chosen: ApplicantsPage['chosen']): Promise<InfluencerProfile | null> {
  if (!chosen) return null
  try {
    return (await call(searchContract.profile, { params: { id: chosen.creator.id } })).data
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** Actions on an applicant that put credits on hold. */
const HOLD_ACTIONS = ['accept', 'invite']

/** The job that was just accepted or invited, for the message that says what is on hold. */
async function acceptedJob(call: Call, { of: id, done }: Query): Promise<Job | null> {
  if (!HOLD_ACTIONS.includes(done) || !id) return null
  try {
    return (await call(jobsContract.get, { params: { id } })).data
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const { data: campaign } = await load(() => call(campaignsContract.get, { params: { id } }))
  const query = readQuery(url, zQuery)
  const view = await load(() => readView(server, call, campaign, query))
  const chosen = view.tab === 'applicants' ? view.page.chosen : null
  const [accepted, profile] = await Promise.all([acceptedJob(call, query), readProfile(call, chosen)])
  return { campaign, view, accepted, profile, keys: chosen ? { [chosen.id]: server.newKey() } : {}, now: server.now() }
}

export const shouldRevalidate = revalidateOnConflict

export const action = defineActions({ ...briefActs, ...marketerJobActs, ...shareActs, ...goalActs })
export { clientAction } from '../../../web/client-action.ts'

/** Why nobody can be accepted. Null if applicants can be accepted. */
function useObstacle(campaign: Campaign): string | null {
  const t = useText(jobBoardsText)
  if (campaign.status !== 'live') return t('notOpen')
  return campaign.slotsTaken >= campaign.slots ? t('full') : null
}

const countsOf = (view: View): { applicants?: number; jobs?: number } => {
  if (view.tab === 'applicants') return { applicants: Object.values(view.page.counts).reduce((a, b) => a + b, 0) }
  return view.tab === 'jobs' ? { jobs: view.page.counts.all ?? 0 } : {}
}

/** A campaign's page with tabs for brief, applicants, jobs, results and money. */
export default function CampaignPage() {
  const { campaign, view, accepted, profile, keys, now } = useLoaderData<typeof loader>()
  const why = useObstacle(campaign)
  return (
    <ActKeysProvider value={keys}>
      <CampaignHead campaign={campaign} tab={view.tab} counts={countsOf(view)} />
      <div className="mb-4 empty:hidden">
        <DoneNote job={accepted} />
      </div>
      {view.tab === 'brief' && <BriefTab campaign={campaign} page={view.page} />}
      {view.tab === 'applicants' && (
        <ApplicantList
          campaign={campaign}
          page={view.page}
          why={why}
          glance={profile && <ChannelGlance profile={profile} channelId={view.page.chosen?.channel.id ?? ''} />}
        />
      )}
      {view.tab === 'jobs' && <CampaignJobs campaign={campaign} page={view.page} now={now} />}
      {view.tab === 'results' && <CampaignResults campaign={campaign} {...view} />}
      {view.tab === 'money' && <CampaignMoney campaign={campaign} report={view.report} page={view.page} />}
    </ActKeysProvider>
  )
}
