import { eq } from 'drizzle-orm'
import { examplesOf } from '../../../tests/access/example.ts'
import { byMarketer, byOperator, insight, posted } from '../../../tests/access/job-plays.ts'
import { buildCampaign } from '../../../tests/factories.ts'
import { act, type JobWorld } from '../../../tests/jobs-world.ts'
import { contract } from './contract.ts'
import { jobReviews } from './schema.ts'

const SCORES = { first: 5, second: 4, third: 5 }

/** A completed and paid job. */
const done = async (world: JobWorld): Promise<string> => {
  const id = await insight(world)
  await act(world, 'approveInsight', world.marketer, id)
  return id
}
const rate = (world: JobWorld, as: JobWorld['marketer'], id: string) =>
  world.app.call(contract.write, { as, params: { id }, body: { ...SCORES, text: '' } })
const reviewed = async (world: JobWorld): Promise<string> => {
  const id = await done(world)
  await rate(world, world.marketer, id)
  await rate(world, world.influencer, id)
  return id
}
const reported = async (world: JobWorld): Promise<string> => {
  const id = await reviewed(world)
  await world.app.call(contract.report, { as: world.marketer, params: { id }, body: { reason: 'ไม่จริง' } })
  const [review] = await world.app.db
    .select()
    .from(jobReviews)
    .where(eq(jobReviews.subjectId, world.marketer.accountId))
  return review!.id
}

export const access = examplesOf(contract, {
  review: byMarketer(posted),
  write: { ...byMarketer(done), body: SCORES },
  answer: { ...byMarketer(reviewed), body: { text: 'ขอบคุณค่ะ' } },
  report: { ...byMarketer(reviewed), body: { reason: 'ไม่จริง' } },
  record: { given: async (app) => ({ params: { id: (await buildCampaign(app.db)).marketerId } }) },
  reported: {},
  decide: { ...byOperator(reported), body: { hide: true, why: 'มีข้อมูลส่วนตัว' } },
})
