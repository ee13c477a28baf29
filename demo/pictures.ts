import sharp from 'sharp'
import { PURPOSE_RULES } from '../src/features/files/rules.ts'
import type { files } from '../src/features/files/schema.ts'
import { formatAmount, formatDate } from '../src/i18n/formats.ts'
import type { StoragePort } from '../src/ports/storage/port.ts'
import { coverSvg } from '../src/ui/art/cover-svg.ts'
import { clipSvg } from '../src/ui/art/people-svg.ts'
import { SLIP, slipTime } from './charge-rows.ts'
import { influencerOf } from './content/influencers.ts'
import { momentOf, seedId } from './day.ts'
import { DOCUMENTS, documentKey, sentAtOf } from './document-rows.ts'
import { draftKey, type FileIds, receiptKey } from './job-content-rows.ts'
import type { Market } from './market.ts'
import type { PlayedJob } from './play.ts'
import { vatFileKey, vatNumber, vatPaymentsIn } from './vat-rows.ts'

type FileRow = typeof files.$inferInsert

interface Drawing {
  key: string
  svg: string
  row: Omit<FileRow, 'size' | 'contentType'>
}

/** A small till receipt: shop, one item, the total. */
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
      ownerId: people.influencerId(job.influencer),
      visibility: PURPOSE_RULES[purpose].visibility,
      purpose,
      name,
      storageKey: id,
      readers: [people.marketerId(job.marketer)],
      createdAt: at,
    }
    return { key, svg, row }
  }
  const still = campaign.post === 'photoPost' || campaign.post === 'shareLink'
  const drafts = job.drafts.map(({ round, sentAt, file }) => {
    const pose = (['rest', 'raise'] as const)[round % 2]!
    const svg = still
      ? coverSvg(campaign.scene)
      : clipSvg(campaign.scene, influencerOf(job.influencer).avatar, { pose })
    return drawing(draftKey(played, round), 'draft', momentOf(today, sentAt), file.replace(/\.\w+$/, '.webp'), svg)
  })
  const bought = job.fulfilment
  if (bought?.kind !== 'buy product') return drafts
  const sum = (bought.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  const receipt = receiptSvg(bought.shop.th, sum)
  return [...drafts, drawing(receiptKey(played), 'receipt', momentOf(today, bought.at), 'receipt.webp', receipt)]
}

/** The bank slip of the transfer that waits for an operator. */
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
  /** The file of the bank slip. */
  slip: string
}

const INVOICE_TITLE = 'ใบกำกับภาษี / ใบเสร็จรับเงิน'

/** A full tax invoice: seller, buyer, net amount, VAT and total. */
function taxInvoiceSvg(seller: string, number: string, day: string, [net, vat, total]: readonly string[]): string {
  const text = (x: number, y: number, words = '', size = 15, anchor = 'start') =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="Anuphan, sans-serif" text-anchor="${anchor}" fill="#2A2620">${words.replace(/[<>&"]/g, '')}</text>`
  const sums = [
    ['มูลค่าก่อนภาษีมูลค่าเพิ่ม', net],
    ['ภาษีมูลค่าเพิ่ม 7%', vat],
    ['รวมทั้งสิ้น', total],
  ].map(([label, sum], i) => text(250, 470 + i * 30, label, 15, 'start') + text(556, 470 + i * 30, sum, 16, 'end'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="#FFFFFF"/>${text(300, 56, INVOICE_TITLE, 22, 'middle')}${text(44, 110, `ผู้ขาย ${seller}`)}${text(44, 140, 'ผู้ซื้อ บริษัท ตลาด มีเดีย จำกัด (สำนักงานใหญ่)')}${text(44, 170, `เลขที่ ${number}`)}${text(44, 200, `วันที่ ${day}`)}<path d="M44 230H556M44 436H556" stroke="#8C8577"/>${text(44, 262, 'ค่าจ้างรีวิวสินค้าหรือบริการ')}${text(556, 262, net, 16, 'end')}${sums.join('')}</svg>`
}

/** The tax invoices that payees sent. */
const taxInvoiceDrawings = (market: Market): Drawing[] =>
  vatPaymentsIn(market).flatMap(({ payment }) => {
    const { payee, base, amount, paidAt, sentAt } = payment
    if (!sentAt) return []
    const { legalName } = influencerOf(payee)
    const sums = [base, amount, base + amount].map((sum) => formatAmount(sum))
    const fileId = seedId(`file/${vatFileKey(payment)}`, sentAt)
    const row = {
      id: fileId,
      ownerId: market.people.influencerId(payee),
      visibility: PURPOSE_RULES.vat_invoice.visibility,
      purpose: 'vat_invoice',
      name: `${vatNumber(payment)}.webp`,
      storageKey: fileId,
      readers: [],
      createdAt: sentAt,
    }
    const seller = `${legalName.firstTh} ${legalName.lastTh}`
    const svg = taxInvoiceSvg(seller, vatNumber(payment), formatDate('th', paidAt), sums)
    return [{ key: vatFileKey(payment), svg, row }]
  })

/** A card with a picture and text lines; it shows no real person. */
function cardSvg(name: string): string {
  const lines = Array.from(
    { length: 4 },
    (_, i) => `<rect x="190" y="${132 + i * 30}" width="${220 - i * 34}" height="10" rx="5" fill="#C7D3DA"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" viewBox="0 0 480 300"><rect width="480" height="300" rx="18" fill="#EAF2F5"/><text x="32" y="54" font-size="22" font-family="Anuphan, sans-serif" fill="#2A2620">บัตรประจำตัวประชาชน</text><rect x="32" y="92" width="120" height="150" rx="10" fill="#B9CBD4"/><circle cx="92" cy="146" r="30" fill="#8FA9B5"/><path d="M46 242c6-44 86-44 92 0Z" fill="#8FA9B5"/><text x="190" y="112" font-size="18" font-family="Anuphan, sans-serif" fill="#2A2620">${name}</text>${lines.join('')}<text x="240" y="284" font-size="15" text-anchor="middle" font-family="Anuphan, sans-serif" fill="#6B7780">ตัวอย่าง</text></svg>`
}

/** The documents that creators sent to be checked. */
const documentDrawings = (market: Market): Drawing[] =>
  DOCUMENTS.map((document) => {
    const at = sentAtOf(market, document)
    const key = documentKey(document)
    const id = seedId(`file/${key}`, at)
    const row = {
      id,
      ownerId: market.people.influencerId(document.influencer),
      visibility: PURPOSE_RULES.identity.visibility,
      purpose: 'identity' as const,
      name: 'id-card.webp',
      storageKey: id,
      readers: [],
      createdAt: at,
    }
    const { legalName } = influencerOf(document.influencer)
    return { key, svg: cardSvg(`${legalName.firstTh} ${legalName.lastTh}`), row }
  })

const DRAWING_BATCH = 16

/**
 * Draws what creators submitted and stores it, each drawing once even if it is used several times. Runs before any
 * transaction.
 */
export async function drawFiles(market: Market, storage: StoragePort): Promise<DrawnFiles> {
  const drawings = [
    ...market.jobs.flatMap((played) => drawingsOf(market, played)),
    slipDrawing(market),
    ...taxInvoiceDrawings(market),
    ...documentDrawings(market),
  ]
  const drawn = new Map<string, Promise<Buffer>>()
  const bytesOf = (svg: string): Promise<Buffer> => {
    const bytes = drawn.get(svg) ?? sharp(Buffer.from(svg)).webp({ quality: 78, effort: 0 }).toBuffer()
    drawn.set(svg, bytes)
    return bytes
  }
  const rows: FileRow[] = []
  for (let i = 0; i < drawings.length; i += DRAWING_BATCH) {
    const stored = drawings.slice(i, i + DRAWING_BATCH).map(async ({ svg, row }): Promise<FileRow> => {
      const bytes = await bytesOf(svg)
      await storage.put(row.storageKey, bytes, 'image/webp')
      return { ...row, contentType: 'image/webp', size: bytes.length }
    })
    rows.push(...(await Promise.all(stored)))
  }
  const ids = new Map(drawings.map(({ key, row }) => [key, row.id]))
  return { rows, ids, slip: ids.get(SLIP)! }
}
