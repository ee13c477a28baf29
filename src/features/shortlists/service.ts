import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { decodeCursor, idOfCursor, paginate } from '../../platform/cursor.ts'
import { lockAccount } from '../accounts/service.ts'
import type { CampaignOwner } from '../agency-brands/schema-scope.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { matchPeople } from '../influencer-search/service.ts'
import type { contract } from './contract.ts'
import { PEOPLE_MAX } from './rules/states.ts'
import {
  canBeFound,
  countPeople,
  countShortlists,
  deletePerson,
  deleteShortlist,
  findShortlist,
  insertPerson,
  insertShortlist,
  listBrandIds,
  listEndedJobs,
  listPeople,
  listShortlists,
  lockShortlist,
  updatePerson,
  updateShortlist,
} from './store.ts'

const LISTS_MAX = 50
const PER_PAGE = 20

async function list(ctx: Ctx, { query }: HandlerInput<typeof contract.list>) {
  const { limit = PER_PAGE } = query
  const window = { after: idOfCursor(query.after), limit }
  const found = await listShortlists(ctx.db, ctx.lang, ctx.caller, window, query.influencer)
  const { rows, next } = paginate(found, limit, ({ id }) => [id])
  return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), next }
}

interface NewPerson {
  shortlistId: string
  influencerId: string
  addedAt: Date
}

/** Adds a person; the list must be locked. People whom the marketer cannot find are `not_found`. */
async function addPerson(tx: Tx, marketerId: string, person: NewPerson): Promise<void> {
  const { shortlistId, influencerId, addedAt } = person
  if (!(await canBeFound(tx, marketerId, influencerId))) throw new AppError('not_found')
  await insertPerson(tx, { id: newId(addedAt.getTime()), ...person })
  if ((await countPeople(tx, shortlistId)) > PEOPLE_MAX) throw new AppError('shortlist_full', { most: PEOPLE_MAX })
}

const notOffered = (): AppError => new AppError('invalid_input', {}, { brandId: { code: 'not_an_option' } })

/**
 * Throws if the brand is not active or not allowed for the caller, or if there is none and the caller is restricted to
 * some brands.
 */
async function checkBrand(tx: Tx, owner: CampaignOwner, brandId: string | null): Promise<void> {
  const possible = brandId === null ? !owner.brandIds : (await listBrandIds(tx, owner)).includes(brandId)
  if (!possible) throw notOffered()
}

/** The brand of a new list. A member restricted to one brand may omit it. */
const brandOfNew = ({ brandIds }: CampaignOwner, brandId: string | undefined): string | null =>
  brandId ?? (brandIds?.length === 1 ? (brandIds[0] ?? null) : null)

function create(ctx: Ctx, { name, influencerId, ...body }: HandlerInput<typeof contract.create>['body']) {
  const now = ctx.clock.now()
  const { accountId: marketerId } = ctx.caller
  const brandId = brandOfNew(ctx.caller, body.brandId)
  return ctx.write(async (tx) => {
    // The lock makes parallel requests count one after the other.
    await lockAccount(tx, marketerId)
    await checkBrand(tx, ctx.caller, brandId)
    if ((await countShortlists(tx, marketerId)) >= LISTS_MAX) throw new AppError('shortlists_full', { most: LISTS_MAX })
    const id = newId(now.getTime())
    await insertShortlist(tx, { id, marketerId, brandId, name, createdAt: now })
    if (influencerId) await addPerson(tx, marketerId, { shortlistId: id, influencerId, addedAt: now })
    const list = await findShortlist(tx, ctx.lang, ctx.caller, id)
    if (!list) throw new AppError('not_found')
    return { ...list, id, createdAt: now.toISOString(), includes: influencerId !== undefined }
  })
}

/** Locks a list that the caller may access. Errors: `not_found`. */
async function lockOwn(tx: Tx, ctx: Ctx, id: string) {
  const row = await lockShortlist(tx, ctx.caller, id)
  if (!row) throw new AppError('not_found')
  return row
}

const update = (ctx: Ctx, id: string, { name, brandId }: HandlerInput<typeof contract.update>['body']) =>
  ctx.write(async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (brandId !== undefined && brandId !== row.brandId) await checkBrand(tx, ctx.caller, brandId)
    const values = { ...(name !== undefined && { name }), ...(brandId !== undefined && { brandId }) }
    if (Object.keys(values).length > 0) await updateShortlist(tx, id, values)
    return { ok: true as const }
  })

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]
type Matches = Awaited<ReturnType<typeof matchPeople>>
type Campaign = Awaited<ReturnType<typeof ownCampaign>>

interface PeoplePage {
  rows: PersonRow[]
  next: string | null
  matches: Matches | null
}

/** Last added first. Only the people of the page are matched. */
async function pageByTime(
  ctx: Ctx,
  id: string,
  { after, limit }: { after: string | undefined; limit: number },
  campaign: Campaign | null,
): Promise<PeoplePage> {
  const found = await listPeople(ctx.db, ctx.lang, ctx.caller, id, { after: idOfCursor(after), limit })
  const page = paginate(found, limit, (row) => [row.id])
  const people = page.rows.map(({ influencerId }) => influencerId)
  return { ...page, matches: campaign && (await matchPeople(ctx, campaign, people)) }
}

/** People who cannot be matched are sorted last. */
const UNMATCHED = -1

/** Best match first. Matches all people of the list, which has at most `PEOPLE_MAX`. */
async function pageByMatch(
  ctx: Ctx,
  id: string,
  { after, limit }: { after: string | undefined; limit: number },
  campaign: Campaign,
): Promise<PeoplePage> {
  const last = decodeCursor(after, ['integer', 'id'])
  const all = await listPeople(ctx.db, ctx.lang, ctx.caller, id, { after: null, limit: PEOPLE_MAX })
  const people = all.map(({ influencerId }) => influencerId)
  const matches = await matchPeople(ctx, campaign, people)
  const keyOf = (row: PersonRow) => [matches.get(row.influencerId)?.match.score ?? UNMATCHED, row.id] as const
  type Key = ReturnType<typeof keyOf>
  const compare = (a: Key, b: Key): number => b[0] - a[0] || Number(a[1] < b[1]) - Number(a[1] > b[1])
  const sorted = all.toSorted((a, b) => compare(keyOf(a), keyOf(b)))
  const rest = last ? sorted.filter((row) => compare(last, keyOf(row)) < 0) : sorted
  return { ...paginate(rest, limit, keyOf), matches }
}

async function listOf(ctx: Ctx, { params, query }: HandlerInput<typeof contract.people>) {
  const { limit = PER_PAGE, after, sort = 'added' } = query
  const head = await findShortlist(ctx.db, ctx.lang, ctx.caller, params.id)
  if (!head) throw new AppError('not_found')
  const campaign = query.campaign ? await ownCampaign(ctx, query.campaign) : null
  const { rows, next, matches } =
    campaign && sort === 'match'
      ? await pageByMatch(ctx, params.id, { after, limit }, campaign)
      : await pageByTime(ctx, params.id, { after, limit }, campaign)
  const people = rows.map(({ influencerId }) => influencerId)
  const ended = campaign && (await listEndedJobs(ctx.db, campaign.id, people))
  const data = rows.map(
    ({ influencerId, name, avatarFileId, takesJobsFrom, state, note, addedAt, blocked, ...row }) => {
      const { type, handle, avatarUrl, followers, engagementBps } = row
      const fit = matches?.get(influencerId)
      const largest = !blocked && type && handle !== null ? { type, handle, avatarUrl, followers, engagementBps } : null
      return {
        ...{ influencerId, name, avatarFileId, takesJobsFrom, blocked, state, note },
        channel: fit?.channel ?? largest,
        match: fit?.match ?? null,
        standing: fit?.standing ?? ended?.get(influencerId) ?? null,
        addedAt: addedAt.toISOString(),
      }
    },
  )
  return { data, next, ...head }
}

/** Runs a change of the caller's data. Throws `not_found` if no row was changed. */
const change = (ctx: Ctx, act: (tx: Tx) => Promise<boolean>) =>
  ctx.write(async (tx) => {
    if (!(await act(tx))) throw new AppError('not_found')
    return { ok: true as const }
  })

export const handlers = {
  list,
  create: (ctx, { body }) => create(ctx, body),
  update: (ctx, { params, body }) => update(ctx, params.id, body),
  remove: (ctx, { params }) => change(ctx, (tx) => deleteShortlist(tx, ctx.caller, params.id)),
  people: listOf,
  add: (ctx, { params, body }) =>
    ctx.write(async (tx) => {
      await lockOwn(tx, ctx, params.id)
      const person = { shortlistId: params.id, influencerId: body.influencerId, addedAt: ctx.clock.now() }
      await addPerson(tx, ctx.caller.accountId, person)
      return { ok: true as const }
    }),
  edit: (ctx, { params, body: { state, note } }) =>
    change(ctx, (tx) =>
      updatePerson(
        tx,
        { ...params, owner: ctx.caller },
        { ...(state !== undefined && { state }), ...(note !== undefined && { note }) },
      ),
    ),
  take: (ctx, { params }) => change(ctx, (tx) => deletePerson(tx, { ...params, owner: ctx.caller })),
} satisfies Handlers<typeof contract>
