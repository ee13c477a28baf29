import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { hourOf } from '../../../core/calendar.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { influencerContract } from '../../accounts/influencers/contract.ts'
import type { Tip } from '../../accounts/rules/tips.ts'
import { contract as channelsContract } from '../../channels/contract.ts'
import { PauseNote } from '../../job-pauses/components/pause-note.tsx'
import { contract as jobPauses } from '../../job-pauses/contract.ts'
import { contract as payoutsContract } from '../../payouts/contract.ts'
import { InviteCard } from '../../referrals/components/invite-card.tsx'
import { loadManagerSummary, ManagerCard } from '../../talent-managers/components/manager-card.tsx'
import { MonthsCard, MyChannels, NextTasks, Wallet } from '../components/influencer-board.tsx'
import { FirstJobs, NextStep, PayoutExample, StepList } from '../components/onboarding-board.tsx'
import { isNew, loadOnboarding, type OnboardingData } from '../components/onboarding-loader.ts'
import { TipCard } from '../components/tip-card.tsx'
import { contract } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: server.viewer.uuid }
  const [board, balance, channels, pause] = await load(() =>
    Promise.all([
      call(contract.creatorBoard),
      call(payoutsContract.standing, { params }),
      call(channelsContract.list),
      call(jobPauses.get),
    ]),
  )
  const onboarding = isNew(board.data) ? await loadOnboarding(call, server.viewer.uuid, channels.data) : null
  const manager = server.viewer.talentManager ? await load(() => loadManagerSummary(call, server.viewer.uuid)) : null
  return {
    manager,
    onboarding,
    board: board.data,
    balance: balance.data,
    channels: channels.data,
    takesJobsFrom: pause.data.from,
    name: server.viewer.name,
    now: server.now(),
  }
}

export const action = defineActions({
  async closeTip({ form, call, viewer, path }) {
    await call(influencerContract.toast, {
      params: { uuid: viewer.uuid },
      body: { toast: field(form, 'tip') as Tip },
    })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Text key of the greeting, by the hour in Bangkok. */
function greetingOf(now: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = hourOf(new Date(now))
  return hour >= 4 && hour < 12 ? 'goodMorning' : hour >= 12 && hour < 17 ? 'goodAfternoon' : 'goodEvening'
}

/**
 * Two columns on a wide screen. In one column, parts of both alternate; `reading-flow` makes the focus follow the
 * visible order.
 */
const BOARD =
  'grid grid-cols-[minmax(0,1fr)] gap-7 max-lg:[reading-flow:grid-order] lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-8'

/** The dashboard of a new influencer: next step, what a job pays, all steps, and first jobs. */
function OnboardingBoard({ data }: { data: OnboardingData }) {
  const { board, channels, now } = useLoaderData<typeof loader>()
  return (
    <div className={BOARD}>
      <div className="contents lg:grid lg:min-w-0 lg:gap-8">
        <div className="max-lg:order-1">
          <NextStep {...data} />
        </div>
        {board.next.length > 0 && (
          <div className="max-lg:order-2">
            <NextTasks board={board} now={now} />
          </div>
        )}
        <div className="max-lg:order-4">
          <StepList data={data} />
        </div>
        {channels.length > 0 && (
          <div className="max-lg:order-6">
            <MyChannels channels={channels} />
          </div>
        )}
      </div>
      <div className="contents lg:grid lg:gap-6">
        {data.worth && (
          <div className="max-lg:order-3">
            <PayoutExample worth={data.worth} />
          </div>
        )}
        <div className="max-lg:order-5">
          <FirstJobs {...data} />
        </div>
      </div>
    </div>
  )
}

/** The dashboard of an influencer with jobs: wallet, next tasks, earnings, channels. */
function WorkingBoard() {
  const { board, balance, channels, now } = useLoaderData<typeof loader>()
  return (
    <div className={BOARD}>
      <div className="contents lg:grid lg:min-w-0 lg:gap-8">
        <div className="max-lg:order-2">
          <NextTasks board={board} now={now} />
        </div>
        <div className="max-lg:order-4">
          <MyChannels channels={channels} />
        </div>
      </div>
      <div className="contents lg:grid lg:gap-6">
        <div className="max-lg:order-1">
          <Wallet balance={balance} onHold={board.onHold} now={now} />
        </div>
        <div className="max-lg:order-3">
          <MonthsCard months={board.months} />
        </div>
        <div className="grid gap-4 max-lg:order-5">
          {board.tip && <TipCard tip={board.tip} />}
          <InviteCard />
        </div>
      </div>
    </div>
  )
}

export default function InfluencerDashboard() {
  const { onboarding, manager, takesJobsFrom, name, now } = useLoaderData<typeof loader>()
  const t = useText(jobBoardsText)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="lg:pr-[var(--tools,0px)]">
        <p className="text-sm text-ink-2">{t(greetingOf(now))}</p>
        <h1 className="text-lg tracking-normal lg:text-2xl">{name}</h1>
      </div>
      <PauseNote from={takesJobsFrom} />
      {manager && <ManagerCard summary={manager} now={now} />}
      {onboarding ? <OnboardingBoard data={onboarding} /> : <WorkingBoard />}
    </div>
  )
}
