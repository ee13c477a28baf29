import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCalendarDay, formatSmsDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { AudienceChart } from '../components/audience-chart.tsx'
import { FigureChart } from '../components/figure-chart.tsx'
import { contract } from '../contract.ts'
import { PERIODS } from '../rules/history.ts'
import { PATTERNS } from '../rules/patterns.ts'
import { historyText } from '../text/index.ts'

const zQuery = z.object({ period: qChoice(PERIODS, '90') })

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const { period } = readQuery(url, zQuery)
  const id = params.id as string
  const [channel, history] = await load(() =>
    Promise.all([
      call(contract.profile, { params: { a: viewer.uuid, b: id } }),
      call(contract.history, { params: { id }, query: { period } }),
    ]),
  )
  return { channel: channel.data, days: history.data, period }
}

/** Followers, engagement and audience of one channel over time. */
export default function ChannelHistory() {
  const { channel, days, period } = useLoaderData<typeof loader>()
  const t = useText(historyText)
  const lang = useLang()
  const base = `/${lang}/Influencer/channelDetail`
  const labels = (day: string) => ({
    label: formatCalendarDay(lang, day),
    axisLabel: formatSmsDate(lang, `${day}T05:00:00Z`),
  })
  return (
    <div className="max-w-[980px]">
      <BackLink href={pathWithQuery(base, { open: channel.id })}>{t('back')}</BackLink>
      <PageHead title={t('title')} note={`${PATTERNS[channel.type].name} @${channel.handle}`} />
      <SegmentedLinks
        label={t('period')}
        wide
        current={period}
        segments={PERIODS.map((value) => ({
          value,
          label: t(`period_${value}`),
          href: pathWithQuery(`${base}/${channel.id}`, { period: value }),
        }))}
      />
      {days.length < 2 ? (
        <EmptyState title={t('empty')} note={t('emptyNote')} />
      ) : (
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          <FigureChart
            title={t('followers')}
            points={days.map((one) => ({ ...labels(one.day), value: one.followers }))}
            kind="count"
          />
          <FigureChart
            title={t('engagement')}
            points={days.map((one) => ({ ...labels(one.day), value: one.engagementBps }))}
            kind="rate"
          />
          <AudienceChart days={days.map(({ day, audience }) => ({ ...labels(day), audience }))} />
        </div>
      )}
    </div>
  )
}
