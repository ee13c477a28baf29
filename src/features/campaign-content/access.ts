import { examplesOf, PICTURE as file } from '../../../tests/access/example.ts'
import { drafted, ofCampaign, onCampaign, openJobWorld } from '../../../tests/access/job-plays.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { act, working } from '../../../tests/jobs-world.ts'
import { contract as deliverables } from '../deliverables/contract.ts'
import { contract } from './contract.ts'

/** A campaign with an approved picture that the marketer may use. */
async function withPicture(app: TestApp) {
  const world = await openJobWorld(app, { postType: 'photoPost', usageRights: 'all_media' })
  const id = await working(world)
  await app.call(deliverables.draft, { as: world.influencer, params: { id }, body: {}, file })
  await act(world, 'approveDraft', world.marketer, id)
  return { as: world.marketer, params: { id: world.campaignId } }
}

export const access = examplesOf(contract, {
  list: onCampaign(drafted),
  archive: { params: ofCampaign, given: withPicture },
})
