import type { Lang } from '../../../core/shapes.ts'
import { formatAmount, formatCalendarDay, formatCompact, formatDate, formatNumber } from '../../../i18n/formats.ts'
import { withoutJoiners } from '../../../i18n/joined.ts'
import type { Translate } from '../../../i18n/messages.ts'
import type { VocabularyWords } from '../../../i18n/vocabulary/words.ts'
import type { CampaignReportDocument } from '../../documents/service.ts'
import type { CampaignReport, JobResult, Market, ReportDay } from '../contract.ts'
import type { COST_TARGETS } from '../goals/contract.ts'
import { engagementRate } from '../rules/engagement-rate.ts'
import { spansOf } from '../rules/spans.ts'
import type en from '../text/report-document-en.ts'

export interface ReportData {
  lang: Lang
  title: string
  brand: string
  logo: Uint8Array | null
  report: CampaignReport
  results: readonly JobResult[]
  days: readonly ReportDay[]
  at: Date
}

type Words = Translate<typeof en>
type Figure = CampaignReportDocument['figures'][number]

const count = (n: number | null): string => (n === null ? '–' : formatNumber(n))
const amount = (n: number | null): string => (n === null ? '–' : formatAmount(n))
const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

function figuresOf(t: Words, { results, ofCompleted, targets, market, clicksTracked }: CampaignReport): Figure[] {
  const { posts, reach, views, engagement } = results
  const { clicks, couponUses } = ofCompleted
  const against = (value: number, target: number | null) =>
    target === null ? null : t('target', { percent: `${Math.round((value / target) * 100)}%`, target: count(target) })
  const median = (perPost: number | null | undefined) =>
    perPost && posts > 0 ? t('median', { n: count(perPost * posts) }) : null
  const percent = engagementRate(engagement, reach)
  /** Target and median. If there are none, the other note. */
  const noteOf = (value: number, target: number | null, perPost: number | null | undefined, other: string) =>
    joined(against(value, target), median(perPost)) || other
  return [
    {
      label: t('reach'),
      value: count(reach),
      note: noteOf(reach, targets.reach, market?.reachPerPost, t('posts', { n: posts })),
    },
    {
      label: t('views'),
      value: count(views),
      note: noteOf(views, targets.views, market?.viewsPerPost, t('posts', { n: posts })),
    },
    {
      label: t('engagement'),
      value: count(engagement),
      note: noteOf(engagement, targets.engagement, market?.engagementPerPost, percent ? t('rate', { percent }) : ''),
    },
    {
      label: t('clicks'),
      value: count(clicks),
      note: noteOf(clicks, targets.clicks, clicksTracked ? market?.clicksPerPost : null, ''),
    },
    ...(results.couponUses === null
      ? []
      : [
          {
            label: t('couponUses'),
            value: count(couponUses),
            note: couponUses === null ? '' : noteOf(couponUses, targets.couponUses, market?.couponUsesPerPost, ''),
          },
        ]),
  ]
}

function costsOf(t: Words, report: CampaignReport): Figure[] {
  const { market, targets, results } = report
  const cost = (name: (typeof COST_TARGETS)[number], median: number | null | undefined): Figure => {
    const target = targets[name]
    const against = target === null ? null : t('costTarget', { target: amount(target) })
    return {
      label: t(name),
      value: amount(report[name]),
      note: joined(against, median ? t('median', { n: amount(median) }) : null),
    }
  }
  return [
    cost('perThousand', market?.perThousand),
    cost('perEngagement', market?.perEngagement),
    cost('perClick', report.clicksTracked ? market?.perClick : null),
    ...(results.couponUses === null ? [] : [cost('perCouponUse', market?.perCouponUse)]),
    { label: t('spent'), value: amount(report.spentOnPosts), note: '' },
  ]
}

const NAME = 127
/** Column widths in points. Together with the name column they fill the page. */
const NUMBERS = [
  ['tableReach', 62],
  ['views', 62],
  ['tableEngagement', 72],
  ['clicks', 52],
  ['tableCoupons', 58],
  ['perEngagementShort', 78],
] as const

function tableOf(t: Words, results: readonly JobResult[], report: CampaignReport) {
  const { results: sums, ofCompleted, perEngagement } = report
  const column = (head: string, width: number, align: 'left' | 'right') => ({ head, sub: '', width, align })
  const shown = results.filter(({ post, reach }) => post !== null || reach !== null)
  return {
    title: t('table'),
    columns: [column(t('creator'), NAME, 'left'), ...NUMBERS.map(([name, width]) => column(t(name), width, 'right'))],
    rows: [
      ...shown.map((row) => [
        row.influencer.name,
        ...[row.reach, row.views, row.engagement, row.clicks, row.couponUses].map(count),
        amount(row.perEngagement),
      ]),
      [
        t('sumOfPosts', { n: sums.posts }),
        ...[sums.reach, sums.views, sums.engagement, ofCompleted.clicks, ofCompleted.couponUses].map(count),
        amount(perEngagement),
      ],
    ],
  }
}

function sampleOf(t: Words, words: VocabularyWords, { channelType, postType, campaigns: n }: Market): string {
  const channel = channelType && words.channel(channelType)
  const of = channel && postType && channelType ? `${words.post(postType, channelType)} · ${channel}` : channel
  return t('noteSample', { n, of: of ?? t('allPlatforms') })
}

/** All texts and figures of the PDF. */
export function reportDocumentOf(t: Words, words: VocabularyWords, reported: ReportData): CampaignReportDocument {
  const { lang, report, results, days, at } = reported
  const spans = spansOf(days)
  const most = Math.max(0, ...spans.map(({ reach }) => reach))
  const document: CampaignReportDocument = {
    ...{ lang, at, title: reported.title, brand: reported.brand, logo: reported.logo },
    facts: t('facts', { date: formatDate(lang, at) }),
    figures: figuresOf(t, report),
    costs: { title: t('cost'), figures: costsOf(t, report) },
    chart: {
      title: t('chart'),
      bars: spans.map(({ from, reach }) => ({ label: formatCalendarDay(lang, from), value: reach })),
      top: formatCompact(most),
    },
    table: tableOf(t, results, report),
    notes: [
      t('noteBasis'),
      t('noteDays'),
      t(report.clicksTracked ? 'noteTracked' : 'noteReported'),
      ...(report.results.couponUses === null ? [] : [t('noteCoupons')]),
      ...(report.market ? [sampleOf(t, words, report.market)] : []),
    ],
  }
  return removeJoiners(document)
}

/** Removes word joiners from all texts: only browsers need them. */
function removeJoiners<T>(value: T): T {
  if (typeof value === 'string') return withoutJoiners(value) as T
  if (Array.isArray(value)) return value.map(removeJoiners) as T
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, removeJoiners(inner)])) as T
}
