import { isoTime } from '../../../core/clock.ts'
import { pickSeenOn } from '../../campaigns/brief/fields.ts'
import type { campaigns } from '../../campaigns/schema.ts'
import { pickFigures } from '../../deliverables/rules/figures.ts'
import type { StoredFileView } from '../../files/contract.ts'
import type { Job } from '../contract.ts'
import { MARKETER_ONLY } from '../rules/events.ts'
import type { JobFacts } from '../rules/facts.ts'
import type { JobEventRecord, JobRecord } from '../schema.ts'
import type { CampaignOfJobs, PlatformInsight } from '../shapes-detail.ts'
import type {
  AttachmentRecord,
  InsightRecord,
  PlatformInsightRecord,
  PostRecord,
  UploadRecord,
} from '../step/store-content.ts'
import type { JobRelations } from '../step/store-relations.ts'
import type { Parcel } from './store.ts'

export const viewCampaign = (campaign: typeof campaigns.$inferSelect): CampaignOfJobs => ({
  ...pickSeenOn('job', campaign),
  id: campaign.id,
  title: campaign.title,
  titleEn: campaign.titleEn,
  postType: campaign.postType ?? 'photoPost',
  reviewOption: campaign.reviewOption ?? 'photo',
  topic: campaign.topic,
  coverScene: campaign.coverScene,
  coverFileId: campaign.coverFileId,
})

/** The brief with the dates and the maximum reimbursement fixed for the job. */
export function viewBrief(
  { campaign }: JobRelations,
  { draftDays, reimbursementCap }: JobFacts,
  own: { trackingLink: string; couponCode: string | null },
): Job['campaign'] {
  return {
    ...viewCampaign(campaign),
    trackingLink: campaign.trackingUrl ? own.trackingLink : null,
    couponCode: own.couponCode ?? campaign.couponCode,
    draftDays,
    reimbursementCap: reimbursementCap || null,
  }
}

/** Data for the start of the job. Only the marketer sees the address and the check-in code. */
export function viewStart(
  job: JobRecord,
  facts: JobFacts,
  parcel: Parcel | null,
  forInfluencer: boolean,
): Job['start'] {
  const { details } = job
  return {
    variant: details.variant ?? null,
    carrier: details.carrier ?? null,
    trackingNumber: details.trackingNumber ?? null,
    shippedAt: isoTime(facts.shippedAt),
    notArrivedAt: isoTime(facts.notArrivedAt),
    orderNumber: details.orderNumber ?? null,
    deliveryOn: isoTime(facts.deliveryOn),
    visitAt: isoTime(facts.bookedVisitAt),
    checkInCode: forInfluencer ? null : job.checkInCode,
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
  removed: row.removedAt !== null,
  note: row.note,
  amount: row.amount,
  status: row.status,
  reasonCode: row.reasonCode,
  reason: row.reason,
  comments: row.comments,
  createdAt: row.createdAt.toISOString(),
  decidedAt: isoTime(row.decidedAt),
})

export const viewUpload = (row: UploadRecord): NonNullable<Job['draft']['upload']> => ({
  id: row.id,
  name: row.name,
  size: row.size,
  modified: row.modified,
  finished: row.finishedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
})

export const viewPost = (row: PostRecord): Job['posts'][number] => ({
  url: row.url,
  result: row.result,
  reasonCode: row.reasonCode,
  reason: row.reason,
  checkedAt: isoTime(row.checkedAt),
  createdAt: row.createdAt.toISOString(),
})

export const viewPlatformInsight = (row: PlatformInsightRecord): PlatformInsight => ({
  id: row.id,
  ...pickFigures(row),
  readAt: row.createdAt.toISOString(),
})

export const viewNumbers = (row: InsightRecord): NonNullable<Job['insight']['numbers']> => ({
  source: row.source,
  ...pickFigures(row),
  createdAt: row.createdAt.toISOString(),
  platform: row.platform && viewPlatformInsight(row.platform),
})

export function viewEvent(row: JobEventRecord, forInfluencer: boolean): Job['history'][number] {
  const visible = Object.entries(row.data).filter(([name]) => !(forInfluencer && MARKETER_ONLY.includes(name)))
  return {
    event: row.event,
    from: row.from,
    to: row.to as Job['history'][number]['to'],
    actor: row.actor,
    at: row.at.toISOString(),
    data: Object.fromEntries(visible),
  }
}
