import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { satang } from '../../../core/money.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { webText } from '../../../web/text/index.ts'
import type { CampaignReport, JobResult } from '../contract.ts'
import { NO_TARGETS } from '../goals/contract.ts'
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'
import { shareText } from '../text/share.ts'
import { CampaignMoney, CampaignResults } from './campaign-report.tsx'

beforeAll(() =>
  Promise.all([goalsText, jobBoardsText, shareText, webText, vocabularyText].map((text) => text.load('en'))),
)

const report: CampaignReport = {
  results: { posts: 3, reach: 10_000, views: 12_000, engagement: 539, clicks: 70, couponUses: 8 },
  ofCompleted: { clicks: 70, couponUses: 8 },
  clicksTracked: true,
  perThousand: satang(165_000),
  perEngagement: satang(3_061),
  perClick: satang(23_571),
  perCouponUse: satang(206_250),
  targets: { ...NO_TARGETS, perThousand: satang(200_000) },
  market: null,
  spentOnPosts: satang(1_650_000),
  jobs: { complete: 3, inProgress: 0, ended: 0 },
  money: {
    putOnHold: satang(2_145_000),
    held: satang(495_000),
    paid: satang(1_500_000),
    fees: satang(150_000),
    completed: { pay: satang(1_500_000), fee: satang(150_000) },
    cancelled: { pay: satang(0), fee: satang(0) },
    reimbursed: satang(0),
    returned: satang(0),
    package: { onHold: 0, used: 0, unitsReturned: 1, returned: satang(70_000) },
  },
}

const row: JobResult = {
  id: newId(),
  influencer: { name: 'Mai', avatarFileId: null, avatarUrl: null },
  status: 'COMPLETED',
  fundedBy: 'credits',
  post: null,
  reach: 4_000,
  views: 4_500,
  engagement: 172,
  clicks: 20,
  couponCode: null,
  couponUses: null,
  ...{ perEngagement: satang(3_198), perClick: satang(27_500), perCouponUse: null },
  money: {
    ...{ putOnHold: satang(550_000), held: satang(0), paid: satang(500_000), fees: satang(50_000) },
    ...{ reimbursed: satang(0), returned: satang(0) },
  },
  unit: null,
}

const campaign = { id: newId(), publishedAt: '2025-10-01T00:00:00.000Z' as string | null }
const rest = { report, days: [], links: [], origin: 'https://talad.example' }

function shown(page: ReactNode, limited = false): string {
  const element = <LangProvider lang="en">{page}</LangProvider>
  const hydrationData = { loaderData: { root: { viewer: { uuid: newId(), limited } } } }
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData })} />,
  )
}
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u2060]+/g, ' ')
const footOf = (html: string) => textOf(/<tfoot>.*<\/tfoot>/.exec(html)?.[0] ?? '').trim()

describe('the results before the first job', () => {
  const none = { results: [], next: null }

  it('have forms for targets and a link, and pages for codes and content', () => {
    const html = shown(<CampaignResults campaign={campaign} page={none} {...rest} />)
    expect(html).toContain(`/manageCampaign/${campaign.id}/coupons`)
    expect(html).toContain(`/manageCampaign/${campaign.id}/content`)
    for (const name of ['reach', 'views', 'perClick', 'perCouponUse', 'days', 'showMoney'])
      expect(html).toContain(`name="${name}"`)
  })

  it('of a draft have only the targets', () => {
    const html = shown(<CampaignResults campaign={{ ...campaign, publishedAt: null }} page={none} {...rest} />)
    expect(html).toContain('name="reach"')
    expect(html).not.toMatch(/\/coupons|\/content|name="days"/)
  })
})

describe('the funnel from reach to coupon use', () => {
  const page = { results: [row], next: null }
  const textWith = (results: Partial<CampaignReport['results']>, more: Partial<CampaignReport> = {}) =>
    textOf(
      shown(
        <CampaignResults
          campaign={campaign}
          page={page}
          {...rest}
          report={{ ...report, ...more, results: { ...report.results, ...results } }}
        />,
      ),
    )

  it('shows which share of the people reached engaged and clicked, and which share of clicks used a code', () => {
    const text = textWith({})
    expect(text).toContain('From reach to coupon uses Reach 10,000 Engagements 539 Equal to 5.39% of reach')
    expect(text).toContain('Clicks 70 Equal to 0.7% of reach Coupon uses 8 Equal to 11.43% of clicks')
  })

  it('has the clicks and codes of completed jobs only, and the cards say how many more there are', () => {
    const text = textWith({}, { ofCompleted: { clicks: 60, couponUses: 8 } })
    expect(text).toContain('Clicks 60 Equal to 0.6% of reach Coupon uses 8 Equal to 13.33% of clicks')
    expect(text).toContain('Clicks 60 Counted by tracking links · 10 more from jobs not completed, not counted')
    expect(text).toContain('divided by those jobs’ results to date')
    const shared = textWith({}, { ofCompleted: { clicks: 70, couponUses: null } })
    expect(shared).toContain('Coupon uses – As you reported them · 8 more')
    expect(shared).toContain('From reach to clicks')
  })

  it('ends with the clicks if there are no codes, and shows no share of zero', () => {
    const none = { ofCompleted: { clicks: 70, couponUses: null } }
    expect(textWith({ couponUses: null }, none)).toContain('From reach to clicks')
    expect(textWith({}, { ofCompleted: { clicks: 0, couponUses: 8 } })).not.toContain('of clicks')
    expect(textWith({ reach: 0 })).not.toContain('From reach')
  })
})

describe('the tables end with the totals of all jobs', () => {
  const page = { results: [row], next: newId() }

  it('results', () => {
    const html = shown(<CampaignResults campaign={campaign} page={page} {...rest} />)
    expect(footOf(html)).toBe('Completed jobs, 3 posts 10,000 12,000 539 5.4% 70 8 30.61')
    expect(textOf(html)).toContain('350 below target 2,000')
    const running = { ...report, ofCompleted: { clicks: 60, couponUses: null } }
    const shared = shown(<CampaignResults campaign={campaign} page={page} {...rest} report={running} />)
    expect(footOf(shared)).toBe('Completed jobs, 3 posts 10,000 12,000 539 5.4% 60 - 30.61')
    expect(textOf(shared)).toContain('added to the total once no job is in progress')
  })

  it('money, with a link to the statement of the campaign', () => {
    const money = <CampaignMoney campaign={campaign} report={report} page={page} />
    expect(footOf(shown(money))).toBe('All jobs 21,450.00 15,000.00 1,500.00 - 700.00 4,950.00')
    expect(shown(money)).toContain(`/usageStatement?campaign=${campaign.id}`)
    expect(shown(money, true)).not.toContain('usageStatement')
  })
})
