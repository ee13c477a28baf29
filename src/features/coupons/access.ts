import { examplesOf } from '../../../tests/access/example.ts'
import { byMarketer, ofCampaign, onCampaign } from '../../../tests/access/job-plays.ts'
import { working } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'

const codes = { csv: 'job,code\n01a00000-0000-7000-8000-000000000000,MAI10\n' }
const uses = { csv: 'code,day,uses\nMAI10,2025-11-20,4\n' }

export const access = examplesOf(contract, {
  list: onCampaign(working),
  set: { ...byMarketer(working), body: { code: 'MAI10' } },
  csv: { params: ofCampaign },
  check: { params: ofCampaign, body: codes },
  save: { params: ofCampaign, body: codes },
  checkUses: { params: ofCampaign, body: uses },
  saveUses: { params: ofCampaign, body: uses },
  reportUses: { params: ofCampaign, body: { rows: [{ code: 'MAI10', day: '2025-11-20', uses: 4 }] } },
})
