import { type Call, load } from '../../../web/page.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import { type OnboardingFacts, onboarding } from '../../accounts/rules/onboarding.ts'
import type { ProfilePart } from '../../accounts/rules/readiness.ts'
import type { SignUpChannel } from '../../accounts/sign-up/contract.ts'
import type { Attachment } from '../../attachments/contract.ts'
import { contract as attachmentsContract } from '../../attachments/contract.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import type { OwnChannel } from '../../channels/contract.ts'
import { canTakeJobs } from '../../channels/rules/status.ts'
import { contract as landingContract } from '../../landing/contract.ts'
import { contract as payoutsContract } from '../../payouts/contract.ts'
import type { InfluencerBoard } from '../contract.ts'

/** Number of jobs shown below the checklist. */
const SHOWN_JOBS = 3

/** Whether the influencer has no jobs yet. The dashboard then shows the checklist. */
export const isNew = ({ inProgress, complete }: InfluencerBoard): boolean => inProgress + complete === 0

const channelState = (channels: readonly OwnChannel[]): OnboardingFacts['channel'] => {
  if (channels.some(({ status }) => canTakeJobs(status))) return 'usable'
  return channels.some(({ status }) => status === 'waiting_approve') ? 'review' : 'none'
}

function documentState(needed: readonly string[], attachments: readonly Attachment[]): OnboardingFacts['documents'] {
  const sent = needed.map((kind) => attachments.find((one) => one.kind === kind)?.status)
  if (sent.some((status) => status === undefined || status === 'reject')) return 'missing'
  return sent.includes('in_progress') ? 'review' : 'approved'
}

/** What one job pays before and after tax, and the source of the figure. */
interface Worth {
  from: 'price' | 'estimate' | 'job'
  type: OwnChannel['type']
  postType: NonNullable<OwnChannel['example']>['postType']
  range: { low: number; high: number } | null
  job: { title: string; titleEn: string } | null
  price: number
  tax: number
  taxBps: number
  net: number
}

async function worthOfEstimate(call: Call, { type, estimate }: SignUpChannel): Promise<Worth | null> {
  const [post] = estimate?.posts ?? []
  if (!post) return null
  const { low, high, middle, postType } = post
  const { data } = await call(landingContract.pricing, { query: { price: middle } })
  const { price, tax, taxBps, net } = data.job
  return { from: 'estimate', type, postType, range: { low, high }, job: null, price, tax, taxBps, net }
}

/**
 * From the caller's own price if one is set, otherwise the estimate of the sign-up, otherwise the newest job on the
 * market.
 */
async function worthOf(call: Call, { channels, named, campaignId }: WorthSources): Promise<Worth | null> {
  const priced = channels.find((channel) => channel.example && canTakeJobs(channel.status))
  if (priced?.example) return { from: 'price', type: priced.type, range: null, job: null, ...priced.example }
  const estimated = named && (await worthOfEstimate(call, named))
  if (estimated || !campaignId) return estimated
  const { data } = await call(campaignsContract.publicCampaign, { params: { id: campaignId } })
  const { title, titleEn, channelType, postType, pay } = data
  return { from: 'job', type: channelType, postType, range: null, job: { title, titleEn }, ...pay }
}

interface WorthSources {
  channels: readonly OwnChannel[]
  /** The channel entered at sign-up, if no channel is connected yet. */
  named: SignUpChannel | null
  /** Id of the newest job on the market. */
  campaignId: string | undefined
}

/** The checklist of a new influencer, what a job pays, and the first jobs to show. Null once every step is done. */
export async function loadOnboarding(call: Call, uuid: string, channels: readonly OwnChannel[]) {
  const params = { uuid }
  const channel = channelState(channels)
  const matching = channel === 'usable'
  const query: Record<string, unknown> = {
    limit: SHOWN_JOBS,
    perPage: SHOWN_JOBS,
    ...(matching && { isMatch: 'true' }),
  }
  const [general, account, documents, bank, market] = await load(() =>
    Promise.all([
      call(influencerContract.general, { params }),
      call(influencerContract.account, { params }),
      call(attachmentsContract.attachments, { params }),
      call(payoutsContract.bank, { params }),
      call(campaignsContract.market, { query }),
    ]),
  )
  const parts = general.data.missing as ProfilePart[]
  const progress = onboarding({
    parts,
    channel,
    priced: channels.some(({ status, prices }) => canTakeJobs(status) && prices.length > 0),
    documents: documentState(documents.needed, documents.data),
    bank: bank.data !== null,
  })
  if (progress.complete) return null
  const named = channels.length === 0 ? account.data.signUpChannel : null
  const worth = await load(() => worthOf(call, { channels, named, campaignId: market.data[0]?.id }))
  return {
    progress,
    parts,
    email: general.data.email,
    named: named && { ...named, followers: named.estimate?.followers ?? null },
    worth,
    jobs: market.data,
    total: market.total,
    matching,
  }
}
export type OnboardingData = NonNullable<Awaited<ReturnType<typeof loadOnboarding>>>
