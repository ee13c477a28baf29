import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { contract as creditsContract } from '../../credits/contract.ts'
import { CampaignTable } from '../components/campaign-table.tsx'
import { MonthsCard } from '../components/influencer-board.tsx'
import { CreditWallet, Decisions, ExpiryNotice, MarketerFigures } from '../components/marketer-board.tsx'
import { contract } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const [board, campaigns, expiring] = await load(() =>
    Promise.all([
      call(contract.brandBoard),
      call(campaignsContract.list, { query: { limit: 6 } }),
      call(creditsContract.expiring),
    ]),
  )
  const [soonest] = [...expiring.data.credits].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt))
  return {
    board: board.data,
    campaigns: campaigns.data,
    total: Object.values(board.data.campaigns).reduce((sum, n) => sum + n, 0),
    soonest: soonest ?? null,
    name: server.viewer.name,
    now: server.now(),
  }
}

/** A brand's start: figures, what needs a decision, campaigns, credits that end soon. */
export default function MarketerDashboard() {
  const { board, campaigns, total, soonest, name, now } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobBoardsText)
  return (
    <>
      <PageHead
        title={t('overview')}
        note={`${name} · ${formatDate(lang, now)}`}
        acts={
          <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`} icon={<Icon name="plus-bold" />}>
            {t('createCampaign')}
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <div className="lg:hidden">
          <CreditWallet board={board} />
        </div>
        <div className="max-lg:order-3">
          <MarketerFigures board={board} />
        </div>
        <div className="grid gap-5 max-lg:order-2 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
          <div className="max-lg:order-2">
            <MonthsCard months={board.months} words="spending" height={250} />
          </div>
          <Decisions board={board} now={now} />
        </div>
        <div className="max-lg:order-4">
          <CampaignTable campaigns={campaigns} total={total} />
        </div>
        {soonest && (
          <div className="max-lg:order-5">
            <ExpiryNotice amount={soonest.amount} expiresAt={soonest.expiresAt} />
          </div>
        )}
      </div>
    </>
  )
}
