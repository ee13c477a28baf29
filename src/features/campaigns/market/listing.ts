import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { invalidateContent } from '../../../platform/content.ts'
import { type IndexedItem, indexItem, removeFromIndex } from '../../search/service.ts'
import { acceptsApplications } from '../rules/status.ts'
import { type FoundCampaign, findAny, listLiveOfBrand } from '../store.ts'

const SUMMARY = 240

/** A campaign as an entry of the search index; null while nobody can apply for it. */
export function indexedItemOfJob(
  { campaign, brandNames }: Pick<FoundCampaign, 'campaign' | 'brandNames'>,
  now: Date,
): IndexedItem | null {
  const { publishedAt, brief, product } = campaign
  const open = campaign.kind === 'public' && acceptsApplications(campaign, now) && campaign.slotsTaken < campaign.slots
  if (!open || !publishedAt) return null
  const texts = (lang: Lang) => ({
    title: (lang === 'en' && campaign.titleEn) || campaign.title,
    summary: brief.text.slice(0, SUMMARY),
    body: [...new Set(Object.values(brandNames)), product, brief.text, ...brief.dos].join(' '),
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
 * Call when a campaign appears on the market, changes or leaves it, in the same transaction. Invalidates cached pages
 * and updates the search index.
 */
export async function syncMarketListing(tx: Tx, id: string, now: Date): Promise<void> {
  await invalidateContent(tx, 'jobs')
  const found = await findAny(tx, id)
  const findable = found && indexedItemOfJob(found, now)
  if (findable) await indexItem(tx, findable)
  else await removeFromIndex(tx, [id])
}

/** Call when the name or logo of an agency's brand changes: updates the cards and search entries of its campaigns. */
export async function syncBrandListings(tx: Tx, brandId: string, now: Date): Promise<void> {
  for (const id of await listLiveOfBrand(tx, brandId)) await syncMarketListing(tx, id, now)
}
