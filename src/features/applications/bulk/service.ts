import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { sum } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import { openHolds } from '../../../ledger/holds.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { ownCampaign } from '../../campaigns/service.ts'
import type { JobRecord } from '../../jobs/schema.ts'
import {
  allOf,
  type JobRelations,
  type MovedJob,
  ofCampaign,
  reasonInput,
  refuseContactData,
  runPersonActs,
  selectJobRows,
  viewJobRow,
  viewState,
  withIds,
} from '../../jobs/service.ts'
import { holdAmountsOf, sumOf } from '../rules/bulk-hold.ts'
import { openInvitation, readInvited, sendInvitation } from '../service-apply.ts'
import { checkShownHold } from '../shown-hold.ts'
import { readAvailableFunds } from './available-funds.ts'
import type { bulkContract } from './contract.ts'
import { obstacleOf, refusalOfPeople, withOthers } from './obstacles.ts'
import { bulkRefusal } from './refusal.ts'
import { inactiveOf, readRoom } from './store.ts'

type Contract = typeof bulkContract

/** The selected applicants in the order of the request, with what the marketer can pay. */
async function readSelected(ctx: Ctx, { params, query }: HandlerInput<Contract['selected']>) {
  const { db, caller } = ctx
  const now = ctx.clock.now()
  const campaign = await ownCampaign(ctx, params.id)
  const rows = await selectJobRows(db, ctx.lang).where(allOf(ofCampaign(campaign.id), withIds(query.jobs)))
  const byId = new Map(rows.map((row) => [row.job.id, row]))
  const [settings, inactive, funds] = await Promise.all([
    readSettings(db, now),
    inactiveOf(
      db,
      rows.map(({ job }) => job.influencerId),
    ),
    readAvailableFunds(db, caller.accountId, campaign, now),
  ])
  const data = query.jobs.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...viewJobRow(row, caller, settings), obstacle: obstacleOf(row, inactive) }] : []
  })
  return { data, sum: sumOf(data.filter(({ obstacle }) => obstacle === null).map(holdAmountsOf)), ...funds }
}

/** The total on hold for these jobs according to the ledger, with what remains for other jobs. */
async function viewHolds(ctx: Ctx, tx: Tx, campaignId: string, moved: readonly MovedJob[]) {
  const room = await readRoom(tx, campaignId)
  const holds = await openHolds(
    tx,
    moved.map(({ job }) => job.id),
  )
  return {
    jobs: moved.map(viewState),
    held: sum(...holds.map(({ remaining }) => remaining)),
    heldUnits: moved.filter(({ job }) => job.fundedBy === 'package').length,
    ...(await readAvailableFunds(tx, ctx.caller.accountId, room, ctx.clock.now())),
  }
}

interface Chosen {
  id: string
  toHold: number
}

/** The sum of the shown amounts of the people who have no hold yet. */
const leftToHold = (chosen: readonly Chosen[], done: ReadonlySet<string>): number =>
  sum(...chosen.filter(({ id }) => !done.has(id)).map(({ toHold }) => toHold))

const idsOf = (moved: readonly MovedJob[]): ReadonlySet<string> => new Set(moved.map(({ job }) => job.id))

function acceptSeveral(ctx: Ctx, { params, body: { applicants } }: HandlerInput<Contract['acceptSeveral']>) {
  const now = ctx.clock.now()
  const shown = new Map(applicants.map(({ id, toHold }) => [id, toHold]))
  return runPersonActs(
    ctx,
    {
      event: 'accept',
      jobIds: [...shown.keys()],
      within: ofCampaign(params.id),
      inputOf: (job, tx) => checkShownHold(tx, job, shown.get(job.id), now),
      refused: async (error, { tx, job, moved }) => {
        const tried = idsOf(moved)
        const toHold = leftToHold(applicants, tried)
        const at = { person: job, marketerId: job.marketerId, people: shown.size, done: moved.length, toHold }
        const first = await bulkRefusal(tx, error, at, { now, lang: ctx.lang })
        return withOthers(tx, ctx, first, { chosen: applicants, tried })
      },
    },
    (tx, moved) => viewHolds(ctx, tx, params.id, moved),
  )
}

function declineSeveral(ctx: Ctx, { params, body }: HandlerInput<Contract['declineSeveral']>) {
  const { applicants, reason } = body
  return runPersonActs(
    ctx,
    {
      event: 'decline',
      jobIds: applicants,
      within: ofCampaign(params.id),
      inputOf: () => reasonInput(reason),
      refused: async (error, { tx, job, moved }) => {
        const at = { person: job, marketerId: job.marketerId, people: applicants.length, done: moved.length, toHold: 0 }
        const first = await bulkRefusal(tx, error, at, { now: ctx.clock.now(), lang: ctx.lang })
        return withOthers(tx, ctx, first, { chosen: applicants.map((id) => ({ id })), tried: idsOf(moved) })
      },
    },
    async (_tx, moved) => ({ jobs: moved.map(viewState) }),
  )
}

type Invitation = HandlerInput<Contract['inviteSeveral']>['body']['invitations'][number]

/**
 * The same order in every request, so that two requests for the same people wait for each other instead of deadlocking.
 */
const inLockOrder = (list: readonly { relations: JobRelations; terms: Invitation }[]) =>
  list.toSorted((a, b) => (a.relations.channel.accountId < b.relations.channel.accountId ? -1 : 1))

/** Throws the first error in the order of the request, with an issue for each person who failed. */
function refuseInvited(chosen: readonly Chosen[], refused: ReadonlyMap<string, AppError>): void {
  const issues = chosen.flatMap(({ id }, i) => {
    const error = refused.get(id)
    return error ? [[`invitations.${i}`, error] as const] : []
  })
  const first = issues[0]?.[1]
  if (!first) return
  const named = issues.filter(([, { details }]) => details.channelId !== undefined)
  throw named.length > 0 ? refusalOfPeople(first, new Map(named)) : first
}

/**
 * Invites everybody or nobody. All jobs are inserted before the first hold, because the campaign has to be locked after
 * the jobs. Somebody who has already applied causes an error: applicants are accepted in the list of applicants
 * instead.
 */
async function inviteSeveral(ctx: Ctx, { params, body }: HandlerInput<Contract['inviteSeveral']>) {
  const now = ctx.clock.now()
  const { invitations, note } = body
  return ctx.write(async (tx) => {
    refuseContactData('note', note)
    const people = []
    for (const terms of invitations)
      people.push({ terms, relations: await readInvited(tx, ctx, params.id, terms.channelId) })
    const { accountId: marketerId } = ctx.caller
    const chosen = invitations.map(({ channelId, toHold }) => ({ id: channelId, toHold }))
    const moved: MovedJob[] = []
    /** The error that names the person, if it is an `AppError`. Other errors are thrown again. */
    const refusalFor = async (channelId: string, error: unknown): Promise<AppError> => {
      if (!(error instanceof AppError)) throw error
      const done = new Set(moved.map(({ job }) => job.channelId))
      const at = { person: { campaignId: params.id, channelId }, marketerId, people: chosen.length }
      const toHold = leftToHold(chosen, done)
      return bulkRefusal(tx, error, { ...at, done: moved.length, toHold }, { now, lang: ctx.lang })
    }
    const jobs: JobRecord[] = []
    const refused = new Map<string, AppError>()
    for (const { relations, terms } of inLockOrder(people))
      try {
        jobs.push(await openInvitation(tx, relations, { ...terms, note }, now))
      } catch (error) {
        refused.set(terms.channelId, await refusalFor(terms.channelId, error))
      }
    refuseInvited(chosen, refused)
    for (const job of jobs)
      try {
        moved.push(await sendInvitation(ctx, tx, job, true))
      } catch (error) {
        refuseInvited(chosen, new Map([[job.channelId, await refusalFor(job.channelId, error)]]))
      }
    return viewHolds(ctx, tx, params.id, moved)
  })
}

export const bulkHandlers = {
  selected: readSelected,
  acceptSeveral,
  declineSeveral,
  inviteSeveral,
} satisfies Handlers<Contract>
