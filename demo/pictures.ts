import sharp from 'sharp'
import { PURPOSE_RULES } from '../src/features/files/rules.ts'
import type { files } from '../src/features/files/schema.ts'
import type { StoragePort } from '../src/ports/storage/port.ts'
import { clipSvg } from '../src/ui/art/clip-svg.ts'
import { coverSvg } from '../src/ui/art/cover-svg.ts'
import { SLIP, slipTime } from './charge-rows.ts'
import { creatorOf } from './content/creators.ts'
import { momentOf, seedId } from './day.ts'
import { draftKey, type FileIds, receiptKey } from './job-content-rows.ts'
import type { Market } from './market.ts'
import type { PlayedJob } from './play.ts'

type FileRow = typeof files.$inferInsert

interface Drawing {
  key: string
  svg: string
  row: Omit<FileRow, 'size' | 'contentType'>
}

/** A small till receipt: shop, one line, the sum. */
function receiptSvg(shop: string, baht: string): string {
  const rows = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="24" y="${92 + i * 26}" width="${150 - i * 18}" height="8" rx="4" fill="#D8D2C4"/><rect x="216" y="${92 + i * 26}" width="60" height="8" rx="4" fill="#D8D2C4"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="360" viewBox="0 0 300 360"><rect width="300" height="360" fill="#FBF8F1"/><text x="150" y="52" font-size="20" font-family="Anuphan, sans-serif" text-anchor="middle" fill="#2A2620">${shop.replace(/[<>&"]/g, '')}</text>${rows.join('')}<path d="M24 240H276" stroke="#8C8577" stroke-dasharray="4 5"/><text x="276" y="280" font-size="24" font-family="Anuphan, sans-serif" text-anchor="end" fill="#2A2620">${baht}</text></svg>`
}

function drawingsOf(market: Market, played: PlayedJob): Drawing[] {
  const { job, campaign } = played
  const { people, today } = market
  const drawing = (key: string, purpose: 'draft' | 'receipt', at: Date, name: string, svg: string): Drawing => {
    const id = seedId(`file/${key}`, at)
    const row = {
      id,
      ownerId: people.influencerId(job.creator),
      visibility: PURPOSE_RULES[purpose].visibility,
      purpose,
      name,
      storageKey: id,
      readers: [people.marketerId(job.brand)],
      createdAt: at,
    }
    return { key, svg, row }
  }
  const still = campaign.post === 'photoPost' || campaign.post === 'shareLink'
  const drafts = job.drafts.map(({ round, sentAt, file }) => {
    const pose = (['rest', 'raise'] as const)[round % 2]!
    const svg = still ? coverSvg(campaign.scene) : clipSvg(campaign.scene, creatorOf(job.creator).avatar, { pose })
    return drawing(draftKey(played, round), 'draft', momentOf(today, sentAt), file.replace(/\.\w+$/, '.webp'), svg)
  })
  const bought = job.fulfilment
  if (bought?.kind !== 'buy product') return drafts
  const sum = (bought.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  const receipt = receiptSvg(bought.shop.th, sum)
  return [...drafts, drawing(receiptKey(played), 'receipt', momentOf(today, bought.at), 'receipt.webp', receipt)]
}

/** The bank's slip of the transfer that waits for an operator. */
function slipDrawing(market: Market): Drawing {
  const at = slipTime(market)
  const owner = market.people.marketerId('chadee')
  const id = seedId(`file/${SLIP}`, at)
  const base = { id, ownerId: owner, visibility: 'private' as const, purpose: 'slip', storageKey: id, readers: [] }
  return { key: SLIP, svg: receiptSvg('โอนเงินสำเร็จ', '53,500.00'), row: { ...base, name: 'slip.webp', createdAt: at } }
}

export interface DrawnFiles {
  rows: FileRow[]
  ids: FileIds
  /** The slip's file. */
  slip: string
}

const AT_ONCE = 16

/** Draws what creators handed in and stores it, each drawing once however often it is used. Before any transaction. */
export async function drawFiles(market: Market, storage: StoragePort): Promise<DrawnFiles> {
  const drawings = [...market.jobs.flatMap((played) => drawingsOf(market, played)), slipDrawing(market)]
  const drawn = new Map<string, Promise<Buffer>>()
  const bytesOf = (svg: string): Promise<Buffer> => {
    const known = drawn.get(svg) ?? sharp(Buffer.from(svg)).webp({ quality: 78, effort: 0 }).toBuffer()
    drawn.set(svg, known)
    return known
  }
  const rows: FileRow[] = []
  for (let i = 0; i < drawings.length; i += AT_ONCE) {
    const stored = drawings.slice(i, i + AT_ONCE).map(async ({ svg, row }): Promise<FileRow> => {
      const bytes = await bytesOf(svg)
      await storage.put(row.storageKey, bytes, 'image/webp')
      return { ...row, contentType: 'image/webp', size: bytes.length }
    })
    rows.push(...(await Promise.all(stored)))
  }
  const ids = new Map(drawings.map(({ key, row }) => [key, row.id]))
  return { rows, ids, slip: ids.get(SLIP)! }
}
