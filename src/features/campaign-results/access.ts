import { examplesOf, ownUuid } from '../../../tests/access/example.ts'
import { onCampaign, posted } from '../../../tests/access/job-plays.ts'
import { working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  campaignJobs: onCampaign(working),
  report: onCampaign(posted),
  results: onCampaign(posted),
  reportCsv: onCampaign(posted),
  creatorBoardOf: { params: ownUuid },
  creatorBoard: {},
  brandBoard: {},
})
