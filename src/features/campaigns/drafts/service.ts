import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '../../../core/calendar.ts'
import { AppError, type FieldErrors, type FieldIssue } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { requireActive } from '../../accounts/service.ts'
import type { CampaignOwner } from '../../agency-brands/schema-scope.ts'
import { markFilesUsed, markUnused } from '../../files/service.ts'
import { notify } from '../../notifications/service.ts'
import { findOwnedPackage, listUsablePackages } from '../../packages/service.ts'
import { type BriefIssue, briefIssues, closeProblem } from '../brief/issues.ts'
import { EMPTY_BRIEF } from '../brief/shapes.ts'
import type { Campaign, Draft } from '../contract.ts'
import { syncMarketListing } from '../market/listing.ts'
import { readMatches } from '../market/matching.ts'
import { isDraft, liveRefusal } from '../rules/editing.ts'
import { campaignTransitionFor } from '../rules/status.ts'
import { type Criteria, EMPTY_CRITERIA } from '../shapes.ts'
import {
  type CampaignRecord,
  deleteCampaign,
  filesOfNoOther,
  findAny,
  findOwned,
  hasApplications,
  insertCampaign,
  listMatchedChannels,
  lockCampaign,
  updateCampaign,
  usableBrands,
} from '../store.ts'
import { columnsOf, draftOf, viewCampaign } from '../view.ts'

async function viewOf(tx: Tx, ctx: Pick<Ctx, 'caller'>, id: string, now: Date): Promise<Campaign> {
  const found = await findAny(tx, id)
  if (!found) throw new AppError('not_found')
  return viewCampaign(found, now, await readSettings(tx, now), ctx.caller)
}

/** Creates a draft with the given values. */
export async function createDraft(ctx: Ctx, draft: Partial<Draft>): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    await markFilesUsed(tx, draft)
    const decided = await termsOfPackage(tx, ctx.caller.accountId, draft, now)
    const brandId = await brandOfDraft(tx, ctx.caller, draft)
    const row = await insertCampaign(tx, {
      kind: 'public',
      payBy: 'credits',
      brief: EMPTY_BRIEF,
      criteria: EMPTY_CRITERIA,
      ...columnsOf({ ...draft, ...decided, brandId }),
      id: newId(now.getTime()),
      marketerId: ctx.caller.accountId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    return viewOf(tx, ctx, row.id, now)
  })
}

const notOffered = (): AppError => new AppError('invalid_input', {}, { brandId: { code: 'not_an_option' } })

/** The brand of a new draft: the given one, else the only one. Required from a member who is limited to brands. */
async function brandOfDraft(tx: Tx, owner: CampaignOwner, { brandId }: Partial<Draft>): Promise<string | null> {
  const usable = await usableBrands(tx, owner)
  if (brandId && !usable.includes(brandId)) throw notOffered()
  const only = usable.length === 1 || owner.brandIds ? (usable[0] ?? null) : null
  if (owner.brandIds && only === null) throw notOffered()
  return brandId ?? only
}

/** Rejects a brand that is not in use, and a missing one from a member who is limited to brands. */
async function checkBrand(
  tx: Tx,
  owner: CampaignOwner,
  row: CampaignRecord,
  { brandId }: Partial<Draft>,
): Promise<void> {
  if (brandId === undefined || brandId === row.brandId) return
  const possible = brandId === null ? !owner.brandIds : (await usableBrands(tx, owner)).includes(brandId)
  if (!possible) throw notOffered()
}

/** Locks the marketer's own campaign. Throws `not_found` for another marketer's. */
async function lockOwn(tx: Tx, ctx: Ctx, id: string): Promise<CampaignRecord> {
  const row = await lockCampaign(tx, id, ctx.caller)
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Saves part of a draft. `version` is the one that the editor loaded: if the draft was saved in the meantime, it throws
 * `conflict` and overwrites nothing. Unchanged values do not raise the version, so that a page that was left during
 * such a save still has the current one.
 */
export async function saveDraft(ctx: Ctx, id: string, version: number, given: Partial<Draft>): Promise<Campaign> {
  const now = ctx.clock.now()
  const saved = await ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (row.version !== version) throw new AppError('conflict', { version: row.version })
    const draft = withoutPackageFields(row, given)
    if (changedNames(row, draft).length === 0) return viewOf(tx, ctx, id, now)
    await checkEditable(tx, row, draft, now)
    await checkCloseDay(tx, row, draft, now)
    await checkBrand(tx, ctx.caller, row, draft)
    await updateCampaign(tx, id, { ...columnsOf(draft), updatedAt: now })
    await markFilesUsed(tx, draft)
    if (row.status === 'live') await syncMarketListing(tx, id, now)
    return viewOf(tx, ctx, id, now)
  })
  if (saved.status === 'live' && saved.version !== version)
    await ctx.composition.rematchApplications(ctx, { campaignId: id })
  return saved
}

/** The fields whose value changes. */
function changedNames(row: CampaignRecord, draft: Partial<Draft>): (keyof Draft)[] {
  const saved = draftOf(row)
  const given = (Object.keys(draft) as (keyof Draft)[]).filter((name) => draft[name] !== undefined)
  return given.filter((name) => !isDeepStrictEqual(draft[name], saved[name]))
}

/** Rejects changes that the campaign's status no longer allows, with the reason for each field. */
async function checkEditable(tx: Tx, row: CampaignRecord, draft: Partial<Draft>, now: Date): Promise<void> {
  if (isDraft(row.status)) return
  if (row.status !== 'live') throw new AppError('campaign_state', { status: row.status })
  const saved = draftOf(row)
  const next = { ...saved, ...draft }
  const facts = {
    draft: saved,
    slotsTaken: row.slotsTaken,
    applied: await hasApplications(tx, row.id),
    unitsLeft: await unitsLeftFor(tx, row, now),
    dropped: await countDropped(tx, row, next.criteria, now),
  }
  const fields: FieldErrors = {}
  for (const name of changedNames(row, draft)) {
    const refusal = liveRefusal(name, next, facts)
    if (refusal) fields[name] = refusal
  }
  const openDaysMax = (await readSettings(tx, now))['campaign.open_days_max']
  const before = briefIssues(saved, now, openDaysMax)
  // A changed closing date is checked by `checkCloseDay`.
  const ignored = (issue: BriefIssue): boolean =>
    issue.field === 'closeOn' || (issue.code === 'work_before_close' && next.closeOn !== saved.closeOn)
  for (const issue of briefIssues(next, now, openDaysMax))
    if (!ignored(issue) && !before.some((one) => one.field === issue.field && one.code === issue.code))
      fields[issue.field] ??= issueOf(issue)
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', {}, fields)
}

/** Jobs left in the campaign's package; null if it is paid with credits. */
async function unitsLeftFor(tx: Tx, row: CampaignRecord, now: Date): Promise<number | null> {
  if (row.packageId === null) return null
  return (await findOwnedPackage(tx, row.marketerId, row.packageId, now))?.unitsLeft ?? 0
}

/** Number of pending applicants who match the saved criteria but would not match the new ones. */
async function countDropped(tx: Tx, row: CampaignRecord, criteria: Criteria, now: Date): Promise<number> {
  if (isDeepStrictEqual(criteria, row.criteria)) return 0
  const waiting = await listMatchedChannels(tx, row.id)
  const matchesOf = await readMatches(tx, row, waiting, now)
  const [before, after] = [matchesOf(row), matchesOf({ ...row, criteria })]
  return waiting.filter((id) => before.get(id)?.matched && !after.get(id)?.matched).length
}

/**
 * Rejects an invalid closing date immediately. Its order relative to other dates is checked when all of them are set.
 */
async function checkCloseDay(tx: Tx, row: CampaignRecord, draft: Partial<Draft>, now: Date): Promise<void> {
  const { closeOn } = draft
  if (!closeOn || closeOn === draftOf(row).closeOn) return
  const dates = row.status === 'live' ? draftOf(row) : { draftBy: null, postBy: null }
  const openDaysMax = (await readSettings(tx, now))['campaign.open_days_max']
  const problem = closeProblem({ ...dates, closeOn }, dayOf(now), openDaysMax)
  if (problem) throw new AppError('invalid_input', {}, { closeOn: { ...problem } })
}

const issueOf = ({ section: _, field: _field, ...issue }: BriefIssue): FieldIssue => issue

/** Rejects an incomplete brief, with the issue of every field. */
function refuseIncomplete(row: CampaignRecord, now: Date, openDaysMax: number, hasBrands: boolean): void {
  const issues = briefIssues(draftOf(row), now, openDaysMax, hasBrands)
  if (issues.length === 0) return
  const fields: FieldErrors = {}
  for (const issue of issues) fields[issue.field] ??= issueOf(issue)
  const missing = issues.map(({ field }) => field).join(',')
  throw new AppError('brief_incomplete', { missing }, fields)
}

/** The marketer's package with jobs left. Throws `package_empty` if there is none. */
async function ownPackage(tx: Tx, ownerId: string, packageId: string | null | undefined, now: Date) {
  const owned = packageId ? await findOwnedPackage(tx, ownerId, packageId, now) : null
  if (!owned || owned.unitsLeft === 0) throw new AppError('package_empty', {}, { packageId: 'package_empty' })
  return owned
}

/** The pay of a campaign that is paid by a package. Throws if it has more slots than the package has jobs left. */
async function packagePay(tx: Tx, row: CampaignRecord, now: Date): Promise<Satang> {
  const { creatorPay, unitsLeft } = await ownPackage(tx, row.marketerId, row.packageId, now)
  if (row.slots > unitsLeft) throw new AppError('invalid_input', {}, { slots: { code: 'too_big', maximum: unitsLeft } })
  return creatorPay
}

/**
 * The values that a package determines for a new campaign: platform, post type and pay, and as many slots as jobs left.
 */
async function termsOfPackage(tx: Tx, ownerId: string, draft: Partial<Draft>, now: Date): Promise<Partial<Draft>> {
  if (draft.payBy !== 'package') return { packageId: null }
  const { packageId, channelType, postType, creatorPay, unitsLeft } = await ownPackage(
    tx,
    ownerId,
    draft.packageId,
    now,
  )
  return { packageId, channelType, postType, price: creatorPay, slots: Math.min(draft.slots ?? unitsLeft, unitsLeft) }
}

const SET_BY_PACKAGE = ['payBy', 'packageId', 'channelType', 'postType', 'price'] as const

/** The draft without the fields that its package determines. Throws if it would change one of them. */
function withoutPackageFields(row: CampaignRecord, draft: Partial<Draft>): Partial<Draft> {
  if (row.payBy !== 'package') {
    if (draft.payBy === 'package' || draft.packageId) throw new AppError('campaign_state')
    return draft
  }
  const { price: _, ...rest } = draft
  const saved = draftOf(row)
  for (const name of SET_BY_PACKAGE)
    if (name !== 'price' && rest[name] !== undefined && rest[name] !== saved[name]) throw new AppError('campaign_state')
  return rest
}

/** Sends a complete brief for review. Credits are not held yet, but when an influencer is accepted. */
export async function submitCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    const { to: status, notify: notices } = campaignTransitionFor(row.status, 'submit', 'marketer')
    await requireActive(tx, row.marketerId)
    const hasBrands = (await usableBrands(tx, ctx.caller)).length > 0
    refuseIncomplete(row, now, (await readSettings(tx, now))['campaign.open_days_max'], hasBrands)
    const price = row.payBy === 'package' ? await packagePay(tx, row, now) : row.price
    await updateCampaign(tx, id, { status, price, submittedAt: now, updatedAt: now, reviewNote: null })
    const view = await viewOf(tx, ctx, id, now)
    for (const kind of notices)
      await notify(tx, now, {
        kind,
        key: `campaign:${id}:submitted:${now.getTime()}`,
        to: { operators: true },
        data: { campaign: row.title, brand: view.brand.name },
        href: '/Operator/campaign',
      })
    return view
  })
}

/** Recalls a campaign from review; it becomes a draft again. */
export async function recallCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    const { to: status } = campaignTransitionFor(row.status, 'recall', 'marketer')
    await updateCampaign(tx, id, { status, submittedAt: null, updatedAt: now })
    return viewOf(tx, ctx, id, now)
  })
}

/** Deletes a draft and the pictures that no other campaign uses. */
export async function deleteDraft(ctx: Ctx, id: string): Promise<{ ok: true }> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (!isDraft(row.status)) throw new AppError('campaign_state', { status: row.status })
    const files = [...(row.coverFileId ? [row.coverFileId] : []), ...row.brief.references]
    for (const file of await filesOfNoOther(tx, row, files)) await markUnused(tx, file, now)
    await deleteCampaign(tx, id)
    return { ok: true }
  })
}

/** Stops new applications or allows them again; running jobs continue. */
export async function pauseCampaign(ctx: Ctx, id: string, paused: boolean): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (row.status !== 'live') throw new AppError('campaign_state', { status: row.status })
    if (row.paused !== paused) {
      await updateCampaign(tx, id, { paused, updatedAt: now })
      await syncMarketListing(tx, id, now)
    }
    return viewOf(tx, ctx, id, now)
  })
}

/** Closes the campaign for applications permanently. */
export async function closeCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    const { to: status } = campaignTransitionFor(row.status, 'close', 'marketer')
    await updateCampaign(tx, id, { status, paused: false, closedAt: now, updatedAt: now })
    if (row.status === 'live') await syncMarketListing(tx, id, now)
    return viewOf(tx, ctx, id, now)
  })
}

/**
 * How a copy is paid: by the same package if it has jobs left, else by another package for the same post, else with
 * credits.
 */
async function payOfCopy(ctx: Ctx, { payBy, packageId, channelType, postType }: Draft): Promise<Partial<Draft>> {
  if (payBy === 'credits') return {}
  const usable = await listUsablePackages(ctx.db, ctx.caller.accountId, ctx.clock.now())
  const chosen =
    usable.find((one) => one.packageId === packageId) ??
    usable.find((one) => one.channelType === channelType && one.postType === postType)
  return chosen ? { packageId: chosen.packageId } : { payBy: 'credits', packageId: null }
}

/**
 * Creates a draft with the same brief and brand, without dates, tracking link and history. An archived brand is
 * omitted; a package without jobs left is replaced.
 */
export async function duplicateCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const found = await findOwned(ctx.db, ctx.caller, id)
  if (!found) throw new AppError('not_found')
  const { brandId } = found.campaign
  const usable = brandId !== null && (await usableBrands(ctx.db, ctx.caller)).includes(brandId)
  const draft = draftOf(found.campaign)
  return createDraft(ctx, {
    ...draft,
    ...(await payOfCopy(ctx, draft)),
    brandId: usable ? brandId : null,
    closeOn: null,
    draftBy: null,
    postFrom: null,
    postBy: null,
    usageEndsOn: null,
  })
}
