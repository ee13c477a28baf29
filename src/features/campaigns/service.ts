import { AppError } from '../../core/errors.ts'
import { type Ctx, type Handlers, OPEN_CALLER } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import type { contract } from './contract.ts'
import {
  closeCampaign,
  createDraft,
  deleteDraft,
  duplicateCampaign,
  pauseCampaign,
  recallCampaign,
  saveDraft,
  submitCampaign,
} from './drafts/service.ts'
import { estimateCampaign } from './estimates/service.ts'
import { dropSearch, listSavedSearches, saveSearch } from './market/saved-searches.ts'
import { listJobs, readPublicCampaign, saveBookmark } from './market/service.ts'
import { approveCampaign, listCampaignQueue, sendBackCampaign } from './review/service.ts'
import { type CampaignRecord, countByStatus, findOwned, listOwned, listOwnedById } from './store.ts'
import { viewCampaign, viewRow } from './view.ts'

export { syncBrandListings } from './market/listing.ts'
export { matchChannels } from './market/matching.ts'
export { deleteSavedSearches, sweepSavedSearches } from './market/saved-searches.ts'
export { listMarketIds } from './market/store.ts'
export type { MatchResult } from './rules/match.ts'
export { closeDueCampaigns, releaseSlot, reserveSlot } from './slots.ts'
export { holdTerms } from './store.ts'

/** The caller's own campaign; another marketer's is `not_found`. */
export async function ownCampaign(ctx: Ctx, id: string): Promise<CampaignRecord> {
  const found = await findOwned(ctx.db, ctx.caller, id)
  if (!found) throw new AppError('not_found')
  return found.campaign
}

export const handlers = {
  create: async (ctx, { body }) => createDraft(ctx, body),
  list: async (ctx, { query }) => {
    const limit = query.limit ?? 20
    const [rows, counts] = await Promise.all([
      listOwned(ctx.db, {
        owner: ctx.caller,
        status: query.status,
        payBy: query.payBy,
        brandId: query.brandId,
        lang: ctx.lang,
        before: idOfCursor(query.after),
        limit,
      }),
      countByStatus(ctx.db, ctx.caller, { payBy: query.payBy, brandId: query.brandId }),
    ])
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows.map(viewRow), next: page.next, counts }
  },
  several: async (ctx, { query }) => {
    const now = ctx.clock.now()
    const [found, settings] = await Promise.all([
      listOwnedById(ctx.db, ctx.caller, query.ids, ctx.lang),
      readSettings(ctx.db, now),
    ])
    return found.map((one) => viewCampaign(one, now, settings))
  },
  get: async (ctx, { params }) => {
    const found = await findOwned(ctx.db, ctx.caller, params.id, ctx.lang)
    if (!found) throw new AppError('not_found')
    const now = ctx.clock.now()
    return viewCampaign(found, now, await readSettings(ctx.db, now), ctx.caller)
  },
  save: async (ctx, { params, body: { version, ...draft } }) => saveDraft(ctx, params.id, version, draft),
  submit: async (ctx, { params }) => submitCampaign(ctx, params.id),
  recall: async (ctx, { params }) => recallCampaign(ctx, params.id),
  remove: async (ctx, { params }) => deleteDraft(ctx, params.id),
  pause: async (ctx, { params, body }) => pauseCampaign(ctx, params.id, body.paused),
  close: async (ctx, { params }) => closeCampaign(ctx, params.id),
  duplicate: async (ctx, { params }) => duplicateCampaign(ctx, params.id),
  estimate: async (ctx, { params, body }) => estimateCampaign(ctx, params.id, body),
  savedEstimate: async (ctx, { params }) => estimateCampaign(ctx, params.id, {}),
  publicJobs: async (ctx, { query }) => listJobs({ ...ctx, caller: OPEN_CALLER }, query),
  market: async (ctx, { query: { isMatch, saved, ...query } }) => listJobs(ctx, query, { isMatch, saved }),
  publicCampaign: async (ctx, { params }) => readPublicCampaign(ctx, params.id),
  bookmark: async (ctx, { params, body }) => saveBookmark(ctx, params.id, body.saved),
  savedSearches: async (ctx) => listSavedSearches(ctx),
  saveSearch: async (ctx, { body }) => saveSearch(ctx, body),
  dropSearch: async (ctx, { params }) => dropSearch(ctx, params.id),
  queue: async (ctx, { query }) => listCampaignQueue(ctx, query),
  approve: async (ctx, { params }) => approveCampaign(ctx, params.id),
  sendBack: async (ctx, { params, body }) => sendBackCampaign(ctx, params.id, body.reason),
} satisfies Handlers<typeof contract>
