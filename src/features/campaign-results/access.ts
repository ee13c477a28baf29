import { examplesOf, ownUuid } from '../../../tests/access/example.ts'
import { onCampaign, posted } from '../../../tests/access/job-plays.ts'
import { buildCampaign } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

/** A link to the report of a campaign, of this marketer if one is given. */
async function buildLink(app: TestApp, marketerId?: string) {
  const campaign = await buildCampaign(app.db, marketerId === undefined ? {} : { marketerId })
  const as = await app.callerOf(campaign.marketerId)
  const { data } = (await app.call(contract.shareReport, { as, params: { id: campaign.id }, body: {} })).body
  return { as, id: data.id, token: data.token }
}

export const access = examplesOf(contract, {
  campaignJobs: onCampaign(working),
  report: onCampaign(posted),
  results: onCampaign(posted),
  reportCsv: onCampaign(posted),
  reportPdf: onCampaign(posted),
  reportDays: onCampaign(posted),
  setTargets: { ...onCampaign(working), body: { reach: 100_000, perEngagement: 250 } },
  reportLinks: onCampaign(working),
  shareReport: { ...onCampaign(working), body: {} },
  withdrawReportLink: {
    params: async ({ app }, callerId) => ({ id: (await buildLink(app, callerId)).id }),
    given: async (app) => {
      const { as, id } = await buildLink(app)
      return { as, params: { id } }
    },
  },
  sharedReport: { given: async (app) => ({ params: { token: (await buildLink(app)).token } }) },
  creatorBoardOf: { params: ownUuid },
  creatorBoard: {},
  brandBoard: {},
})
