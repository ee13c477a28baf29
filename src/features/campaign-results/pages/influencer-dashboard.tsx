import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract as channelsContract } from '../../channels/contract.ts'
import { contract as payoutsContract } from '../../payouts/contract.ts'
import { InviteCard } from '../../referrals/components/invite-card.tsx'
import { MonthsCard, MyChannels, NextTasks, Wallet } from '../components/influencer-board.tsx'
import { contract } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: server.viewer.uuid }
  const [board, standing, channels] = await load(() =>
    Promise.all([call(contract.creatorBoard), call(payoutsContract.standing, { params }), call(channelsContract.list)]),
  )
  return {
    board: board.data,
    standing: standing.data,
    channels: channels.data,
    name: server.viewer.name,
    now: server.now(),
  }
}

const HOUR = 3_600_000
const BANGKOK = 7 * HOUR

/** Text key of the greeting for a moment, by the clock of Bangkok. */
function greetingOf(now: number): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = Math.floor((now + BANGKOK) / HOUR) % 24
  return hour >= 4 && hour < 12 ? 'goodMorning' : hour >= 12 && hour < 17 ? 'goodAfternoon' : 'goodEvening'
}

/** A creator's start: wallet, next tasks, earnings, channels. */
export default function InfluencerDashboard() {
  const { board, standing, channels, name, now } = useLoaderData<typeof loader>()
  const t = useText(jobBoardsText)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="lg:pr-[var(--tools,0px)]">
        <p className="text-sm text-ink-2">{t(greetingOf(now))}</p>
        <h1 className="text-lg tracking-normal lg:text-2xl">{name}</h1>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-8">
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
            <Wallet standing={standing} onHold={board.onHold} now={now} />
          </div>
          <div className="max-lg:order-3">
            <MonthsCard months={board.months} words="earnings" />
          </div>
          <div className="max-lg:order-5">
            <InviteCard />
          </div>
        </div>
      </div>
    </div>
  )
}
