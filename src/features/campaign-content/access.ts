import { examplesOf } from '../../../tests/access/example.ts'
import { drafted, ofCampaign, onCampaign } from '../../../tests/access/job-plays.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  list: onCampaign(drafted),
  archive: { params: ofCampaign },
})
