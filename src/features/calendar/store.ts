import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { rowsOf } from '../../ledger/rows.ts'
import { type CampaignOwner, ofBrands } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import type { CampaignDay } from './contract.ts'

/** The days of a marketer's published campaigns between two days, in order. */
export async function listCampaignDays(
  tx: Tx,
  { accountId, brandIds }: CampaignOwner,
  { from, to, brand, limit }: { from: string; to: string; brand: string | undefined; limit: number },
): Promise<CampaignDay[]> {
  const rows = await rowsOf<{ day: string; kind: CampaignDay['kind']; id: string; title: string; title_en: string }>(
    tx,
    sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.kind, c.id, c.title, c.title_en
    from ${campaigns} c
    cross join lateral (values
      (case when c.status = 'live' then (c.close_at at time zone 'Asia/Bangkok')::date end, 'closes'),
      (c.draft_by, 'draft'),
      (c.post_by, 'post'),
      (case when c.usage_rights not in ('', 'creator_only') then c.usage_ends_on end, 'rights')
    ) d(day, kind)
    where c.marketer_id = ${accountId}::uuid and c.published_at is not null
      and ${ofBrands(sql`c.id`, brandIds) ?? sql`true`}
      ${brand ? sql`and c.brand_id = ${brand}::uuid` : sql``}
      and d.day between ${from}::date and ${to}::date
    order by d.day, c.id, d.kind
    limit ${limit}`,
  )
  return rows.map(({ day, kind, id, title, title_en }) => ({ day, kind, campaign: { id, title, titleEn: title_en } }))
}
