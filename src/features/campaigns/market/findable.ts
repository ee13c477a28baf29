import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { touchContent } from '../../../platform/content.ts'
import { dropFindable, type Findable, putFindable } from '../../search/service.ts'
import { takesApplications } from '../rules/status.ts'
import { type CampaignWithBrand, findAny } from '../store.ts'

const SUMMARY = 240

/** A campaign as the search knows it, or null while nobody can apply for it. Times are as the market sees them. */
export function findableJob({ campaign, brand }: CampaignWithBrand, now: Date): Findable | null {
  const { publishedAt, brief, product } = campaign
  const open = campaign.kind === 'public' && takesApplications(campaign, now) && campaign.slotsTaken < campaign.slots
  if (!open || !publishedAt) return null
  const texts = (lang: Lang) => ({
    title: (lang === 'en' && campaign.titleEn) || campaign.title,
    summary: brief.text.slice(0, SUMMARY),
    body: [brand.name, product, brief.text, ...brief.dos].join(' '),
  })
  return {
    kind: 'job',
    refId: campaign.id,
    publishedAt,
    path: `jobMarketBoard/${campaign.id}`,
    texts: { th: texts('th'), en: texts('en') },
  }
}

/**
 * A campaign came on to the market, left it or changed there: kept pages are dropped, and it is put into the search or
 * taken out of it as it now stands. Called in the transaction of the change.
 */
export async function changeOnMarket(tx: Tx, id: string, now: Date): Promise<void> {
  await touchContent(tx, 'jobs')
  const found = await findAny(tx, id)
  const findable = found && findableJob(found, now)
  if (findable) await putFindable(tx, findable)
  else await dropFindable(tx, [id])
}
