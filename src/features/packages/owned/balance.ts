import { DAY } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { type UnitLine, unitStatement } from '../../../ledger/unit-statement.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { decodeCursor, encodeCursor, idOfCursor, paginate } from '../../../platform/cursor.ts'
import { readSettings } from '../../../platform/settings.ts'
import { showPicture } from '../../content/rules/picture.ts'
import { localize } from '../../content/rules/words.ts'
import { listOrderNumbers, type OrderNumbers } from '../../credits/service.ts'
import { type DocumentRef, type DocumentsByRef, documentsByRef, refKey } from '../../documents/service.ts'
import type { contract } from '../contract.ts'
import type { OwnedLot, UnitMovement } from '../shapes.ts'
import {
  listMovedJobs,
  listOwnedLots,
  listTitles,
  type MovedJob,
  type OwnedLotRecord,
  sumUnits,
} from './store-balance.ts'

const PAGE = 10

/** Returns the id. Throws `not_found` if it is another marketer's. */
function ownPackages(ctx: Ctx, id: string): string {
  if (id !== ctx.caller.accountId) throw new AppError('not_found')
  return id
}

export function viewLot(lot: OwnedLotRecord, lang: Lang): OwnedLot {
  const { id, packageId, slug, doc, bought, available, held, used, expired, refunded, chargeId, origin } = lot
  const unitValue = Math.floor(lot.price / bought)
  return {
    ...{ id, packageId, slug, bought, available, held, used, expired, refunded, chargeId, origin },
    title: doc ? localize(doc.title, lang) : '',
    channelType: doc?.channelType ?? null,
    postType: doc?.postType ?? null,
    cover: doc ? showPicture(doc.cover, lang) : null,
    unitValue: satang(unitValue),
    creatorPay: satang(lot.creatorPay),
    fee: satang(unitValue - lot.creatorPay),
    value: satang(lot.value),
    purchasedAt: lot.purchasedAt.toISOString(),
    endsAt: lot.endsAt.toISOString(),
  }
}

/** What a line's document was issued for: the charge of a purchase, the refund, or the charge that was charged back. */
function refOf({ kind, event, chargeId, reference }: UnitLine): DocumentRef | null {
  if (event === 'package_refunded') return { type: 'refund', id: reference.split(':')[1] ?? '' }
  if (!chargeId || (kind !== 'bought' && kind !== 'refunded')) return null
  return { type: kind === 'bought' ? 'charge' : 'chargeback', id: chargeId }
}

interface LineNames {
  jobs: ReadonlyMap<string, MovedJob>
  titles: ReadonlyMap<string, Bilingual>
  documents: DocumentsByRef
  orders: ReadonlyMap<string, OrderNumbers>
}

/** What a file shows of a movement beyond the page. */
interface FileLine extends OrderNumbers, Pick<UnitLine, 'held' | 'heldAfter'> {
  campaign: string | null
}

const campaignOf = (job: MovedJob, lang: Lang): string => (lang === 'en' && job.titleEn) || job.title

function viewLine(line: UnitLine, { jobs, titles, documents }: LineNames, lang: Lang): UnitMovement {
  const ref = refOf(line)
  const job = line.jobId ? jobs.get(line.jobId) : undefined
  const title = titles.get(line.packageId ?? job?.packageId ?? '')
  const { kind, change, availableAfter, jobId, chargeId } = line
  return {
    ...{ kind, change, availableAfter, jobId, chargeId },
    id: line.entryId,
    at: line.occurredAt.toISOString(),
    package: title ? localize(title, lang) : null,
    about: job ? `${campaignOf(job, lang)} · ${job.influencer}` : null,
    document: (ref && documents.get(refKey(ref))) || null,
  }
}

function fileLine(line: UnitLine, { jobs, orders }: LineNames, lang: Lang): FileLine {
  const { held, heldAfter } = line
  const job = line.jobId ? jobs.get(line.jobId) : undefined
  const { poNumber, costCentre } = job ?? orders.get(line.chargeId ?? '') ?? { poNumber: '', costCentre: '' }
  return { held, heldAfter, poNumber, costCentre, campaign: job ? campaignOf(job, lang) : null }
}

/** Movements of package jobs in a period, newest first, with names and documents. */
export async function listUnitMovements(
  tx: Tx,
  owner: string,
  query: Parameters<typeof unitStatement>[2],
  lang: Lang,
): Promise<{ lines: (UnitMovement & FileLine)[]; next: string | null }> {
  const { lines, next } = await unitStatement(tx, owner, query)
  const jobs = await listMovedJobs(tx, lang, owner, [...new Set(lines.flatMap((line) => line.jobId ?? []))])
  const packages = [...lines.map((line) => line.packageId), ...[...jobs.values()].map((job) => job.packageId)]
  const titles = await listTitles(tx, [...new Set(packages.flatMap((id) => id ?? []))])
  const documents = await documentsByRef(
    tx,
    lines.flatMap((line) => refOf(line) ?? []),
  )
  const orders = await listOrderNumbers(tx, [...new Set(lines.flatMap((line) => line.chargeId ?? []))])
  const names = { jobs, titles, documents, orders }
  return { lines: lines.map((line) => ({ ...viewLine(line, names, lang), ...fileLine(line, names, lang) })), next }
}

export const balanceHandlers = {
  async balance(ctx, { params, query }) {
    const owner = ownPackages(ctx, params.id)
    const cursor = decodeCursor(query.after, ['time', 'id'])
    const after = cursor && { expiresAt: cursor[0], id: cursor[1] }
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const soonUntil = new Date(now.getTime() + Math.max(...settings['credits.alert_days']) * DAY)
    const totals = await sumUnits(ctx.db, owner, soonUntil)
    const limit = query.limit ?? PAGE
    const rows = await listOwnedLots(ctx.db, owner, { ended: query.state === 'ended', after, limit })
    const page = paginate(rows, limit, (lot) => [lot.expiresAt.toISOString(), lot.id])
    const { soon, ...counts } = totals
    return {
      data: page.rows.map((lot) => viewLot(lot, ctx.lang)),
      next: page.next,
      totals: {
        ...counts,
        soon: soon && { units: soon.units, value: satang(soon.value), at: soon.at.toISOString() },
      },
      terms: {
        revisions: settings['job.rejections_included'],
        extraRoundBps: settings['job.extra_round_bps'],
        returnDays: settings['package.return_days'],
        lifeMonths: settings['package.life_months'],
      },
    }
  },
  async movements(ctx, { params, query }) {
    const owner = ownPackages(ctx, params.id)
    const before = idOfCursor(query.after) ?? undefined
    const { limit = PAGE, jobId } = query
    const { lines, next } = await listUnitMovements(ctx.db, owner, { limit, before, jobId }, ctx.lang)
    const data = lines.map(({ held, heldAfter, campaign, poNumber, costCentre, ...line }) => line)
    return { data, next: next && encodeCursor([next]) }
  },
} satisfies Pick<Handlers<typeof contract>, 'balance' | 'movements'>
