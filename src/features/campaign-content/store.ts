import { type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import { literals } from '../../db/literals.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { channels } from '../channels/schema.ts'
import { files } from '../files/schema.ts'
import { CANCELLED } from '../jobs/rules/states.ts'
import { jobAttachments, jobPosts, jobs } from '../jobs/schema.ts'

export interface PieceRecord {
  jobId: string
  name: string
  handle: string
  avatarFileId: string | null
  avatarUrl: string | null
  postUrl: string | null
  postedAt: Date | null
  fileId: string | null
  draftUrl: string | null
}

interface Row extends Record<string, unknown> {
  id: string
  name: string
  handle: string
  avatar: string | null
  channel_avatar: string | null
  post: string | null
  posted_at: string | Date | null
  file_id: string | null
  draft_url: string | null
}

/** Jobs of a campaign that have a post or an approved draft and were not cancelled. */
const pieces = (campaignId: string): SQL => sql`from ${jobs} j
  join ${accounts} on ${accounts.id} = j.influencer_id
  join ${channels} c on c.id = j.channel_id
  left join lateral (select url, created_at from ${jobPosts} where job_id = j.id and result = 'passed'
    order by id desc limit 1) post on true
  left join lateral (select file_id, url from ${jobAttachments} where job_id = j.id and kind = 'draft'
    and status in ('approve', 'complete') order by round desc limit 1) draft on true
  where j.campaign_id = ${campaignId}::uuid and j.status not in ${literals(CANCELLED)}
    and (post.url is not null or draft.file_id is not null or draft.url is not null)`

export async function listPieces(
  tx: Tx,
  campaignId: string,
  { lang, before, limit }: { lang: Lang; before: string | null; limit: number },
): Promise<PieceRecord[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select j.id, ${shownName(lang)} as name, c.handle, ${accounts.avatarFileId} as avatar, c.avatar_url as channel_avatar,
        post.url as post, post.created_at as posted_at, draft.file_id, draft.url as draft_url
      ${pieces(campaignId)} and (${before}::uuid is null or j.id < ${before}::uuid)
      order by j.id desc limit ${limit + 1}`,
  )
  return rows.map((row) => ({
    jobId: row.id,
    name: row.name,
    handle: row.handle,
    avatarFileId: row.avatar,
    avatarUrl: row.channel_avatar,
    postUrl: row.post,
    postedAt: row.posted_at === null ? null : new Date(row.posted_at),
    fileId: row.file_id,
    draftUrl: row.draft_url,
  }))
}

export interface ContentFile {
  name: string
  handle: string
  post: string | null
  contentType: string
  size: number
  storageKey: string
}

/** The files of the approved drafts of a campaign or of one of its jobs, newest job first. */
export async function listContentFiles(
  tx: Tx,
  campaignId: string,
  { lang, job, limit }: { lang: Lang; job: string | null; limit: number },
): Promise<ContentFile[]> {
  const rows = await rowsOf<Record<keyof ContentFile, string>>(
    tx,
    sql`select found.*, f.content_type as "contentType", f.size, f.storage_key as "storageKey"
      from (select j.id, ${shownName(lang)} as name, c.handle, post.url as post, draft.file_id ${pieces(campaignId)}
        and (${job}::uuid is null or j.id = ${job}::uuid)) found
      join ${files} f on f.id = found.file_id order by found.id desc limit ${limit}`,
  )
  return rows.map(({ name, handle, post, contentType, size, storageKey }) => ({
    ...{ name, handle, post, contentType, storageKey },
    size: Number(size),
  }))
}

export async function countContentFiles(tx: Tx, campaignId: string): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(tx, sql`select count(draft.file_id) as n ${pieces(campaignId)}`)
  return Number(row?.n ?? 0)
}
