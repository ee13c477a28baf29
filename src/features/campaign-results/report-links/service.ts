import { DAY } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import { listResults } from '../job-results/service.ts'
import { reportOf } from '../service-report.ts'
import { LINKS_MAX, type ReportLink, type reportLinkContract, type SharedReport } from './contract.ts'
import { findLink, insertLink, listOpenLinks, type ReportLinkRecord, withdrawLink } from './store.ts'

type Contract = typeof reportLinkContract

const viewLink = ({ id, showNames, showMoney, createdAt, expiresAt }: ReportLinkRecord): ReportLink => ({
  id,
  showNames,
  showMoney,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** Maximum number of jobs in a shared report. */
const SHARED_MAX = 200

async function shareReport(ctx: Ctx, { params, body }: HandlerInput<Contract['shareReport']>) {
  await ownCampaign(ctx, params.id)
  const now = ctx.clock.now()
  // 24 random bytes give 32 characters.
  const token = newToken(24)
  const row = {
    id: newId(now.getTime()),
    campaignId: params.id,
    marketerId: ctx.caller.accountId,
    tokenHash: hashToken(token),
    showNames: body.showNames,
    showMoney: body.showMoney,
    createdAt: now,
    expiresAt: new Date(now.getTime() + body.days * DAY),
    withdrawnAt: null,
  }
  return ctx.write(async (tx) => {
    const open = await listOpenLinks(tx, row, now)
    if (open.length >= LINKS_MAX) throw new AppError('report_links_full', { max: LINKS_MAX })
    await insertLink(tx, row)
    return { ...viewLink(row), token }
  })
}

/** The report of a link. Names, links to posts and amounts are included only if the marketer chose to show them. */
async function readSharedReport(ctx: Ctx, token: string): Promise<SharedReport> {
  const found = await findLink(ctx.db, hashToken(token), ctx.lang)
  if (!found) throw new AppError('not_found')
  const { link, campaign, brandName } = found
  if (link.withdrawnAt || link.expiresAt <= ctx.clock.now()) throw new AppError('report_link_ended')
  const { results, ofCompleted, clicksTracked, perThousand, spentOnPosts } = await reportOf(ctx.db, campaign)
  const { data } = await listResults(ctx.db, campaign, { lang: ctx.lang, limit: SHARED_MAX })
  return {
    brandName,
    title: campaign.title,
    titleEn: campaign.titleEn,
    expiresAt: link.expiresAt.toISOString(),
    report: { results, ofCompleted, clicksTracked, costs: link.showMoney ? { perThousand, spentOnPosts } : null },
    results: data.map(({ id, status, reach, views, engagement, clicks, couponUses, influencer, post }) => ({
      ...{ id, status, reach, views, engagement, clicks, couponUses },
      name: link.showNames ? influencer.name : null,
      post: link.showNames ? post : null,
    })),
  }
}

export const reportLinkHandlers = {
  reportLinks: async (ctx, { params }) => {
    await ownCampaign(ctx, params.id)
    const owner = { campaignId: params.id, marketerId: ctx.caller.accountId }
    return (await listOpenLinks(ctx.db, owner, ctx.clock.now())).map(viewLink)
  },
  shareReport,
  withdrawReportLink: async (ctx, { params }) => {
    const now = ctx.clock.now()
    const found = await ctx.write((tx) => withdrawLink(tx, params.id, ctx.caller.accountId, now))
    if (!found) throw new AppError('not_found')
    return { ok: true as const }
  },
  sharedReport: (ctx, { params }) => readSharedReport(ctx, params.token),
} satisfies Handlers<Contract>
