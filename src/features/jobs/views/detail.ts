import { pickSeenOn } from '../../campaigns/brief/fields.ts'
import type { StoredFileView } from '../../files/contract.ts'
import type { Job } from '../contract.ts'
import type { JobFacts } from '../rules/facts.ts'
import type { JobEventRecord, JobRecord } from '../schema.ts'
import type { AttachmentRecord, InsightRecord, PostRecord } from '../step/store-content.ts'
import type { JobRelations } from '../store-relations.ts'
import type { Parcel } from './store.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** The brief as it stands in the job: the days and the cap are those that the job was taken with. */
export function viewBrief({ campaign }: JobRelations, { draftDays, reimbursementCap }: JobFacts): Job['campaign'] {
  return {
    ...pickSeenOn('job', campaign),
    id: campaign.id,
    title: campaign.title,
    titleEn: campaign.titleEn,
    postType: campaign.postType ?? 'photoPost',
    reviewOption: campaign.reviewOption ?? 'photo',
    topic: campaign.topic,
    coverScene: campaign.coverScene,
    coverFileId: campaign.coverFileId,
    trackingPath: campaign.trackingPath,
    draftDays,
    reimbursementCap: reimbursementCap || null,
  }
}

/** How the job begins. The address and the check-in code are for the brand's side only. */
export function viewStart(job: JobRecord, facts: JobFacts, parcel: Parcel | null, forCreator: boolean): Job['start'] {
  const { details } = job
  return {
    carrier: details.carrier ?? null,
    trackingNumber: details.trackingNumber ?? null,
    shippedAt: time(facts.shippedAt),
    deliveredAt: time(facts.deliveredAt),
    notArrivedAt: time(facts.notArrivedAt),
    orderNumber: details.orderNumber ?? null,
    deliveryOn: time(facts.deliveryOn),
    visitAt: time(facts.bookedVisitAt),
    checkInCode: forCreator ? null : job.checkInCode,
    address: parcel,
    goods: facts.goods,
    returnTracking: details.returnTracking ?? null,
    receipt: facts.receipt,
    refusals: facts.refusals,
  }
}

export const viewAttachment = (
  row: AttachmentRecord,
  files: ReadonlyMap<string, StoredFileView>,
): Job['attachments'][number] => ({
  id: row.id,
  kind: row.kind,
  round: row.round,
  file: row.fileId === null ? null : (files.get(row.fileId) ?? null),
  url: row.url,
  note: row.note,
  amount: row.amount,
  status: row.status,
  reasonCode: row.reasonCode,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: time(row.decidedAt),
})

export const viewPost = (row: PostRecord): Job['posts'][number] => ({
  url: row.url,
  result: row.result,
  reasonCode: row.reasonCode,
  reason: row.reason,
  checkedAt: time(row.checkedAt),
  createdAt: row.createdAt.toISOString(),
})

export const viewNumbers = (row: InsightRecord | null): Job['insight']['numbers'] =>
  row && {
    source: row.source,
    reach: row.reach,
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    saves: row.saves,
    clicks: row.clicks,
    createdAt: row.createdAt.toISOString(),
  }

/** What a creator does not see of a step: the brand's fee and what went back to it. */
const MARKETER_ONLY = ['fee', 'back']

export function viewEvent(row: JobEventRecord, forCreator: boolean): Job['history'][number] {
  const visible = Object.entries(row.data).filter(([name]) => !(forCreator && MARKETER_ONLY.includes(name)))
  return {
    event: row.event,
    from: row.from,
    to: row.to as Job['history'][number]['to'],
    actor: row.actor,
    at: row.at.toISOString(),
    data: Object.fromEntries(visible),
  }
}
