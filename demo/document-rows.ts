import { DAY, HOUR } from '../src/core/clock.ts'
import type { attachments } from '../src/features/attachments/schema.ts'
import { seedId } from './day.ts'
import type { Market } from './market.ts'

type DocumentRow = typeof attachments.$inferInsert

interface DemoDocument extends Pick<DocumentRow, 'status' | 'reasonCode' | 'reason'> {
  influencer: string
  hoursAgo: number
  /** A later document replaced it. */
  replaced?: boolean
}

/** Identity documents in each state. An earlier one of the demo's creator was rejected. */
export const DOCUMENTS: readonly DemoDocument[] = [
  {
    influencer: 'ploy',
    status: 'reject',
    reasonCode: 'unreadable',
    reason: 'เห็นเลขบัตรไม่ครบ',
    hoursAgo: 2_400,
    replaced: true,
  },
  { influencer: 'ploy', status: 'complete', hoursAgo: 2_380 },
  { influencer: 'noey', status: 'approve', hoursAgo: 52 },
  { influencer: 'kwan', status: 'reject', reasonCode: 'expired', reason: 'บัตรหมดอายุเดือนที่แล้ว', hoursAgo: 30 },
  { influencer: 'toey', status: 'in_progress', hoursAgo: 3 },
]

export const sentAtOf = ({ today }: Market, { hoursAgo }: DemoDocument): Date =>
  new Date(today.now.getTime() - hoursAgo * HOUR)
export const documentKey = ({ influencer, hoursAgo }: DemoDocument): string => `document/${influencer}/${hoursAgo}`

export function documentRows(market: Market, files: ReadonlyMap<string, string>): DocumentRow[] {
  const { people, settings } = market
  return DOCUMENTS.map((document) => {
    const { influencer, status, reasonCode, reason, replaced } = document
    const createdAt = sentAtOf(market, document)
    const decided = status !== 'in_progress'
    return {
      id: seedId(documentKey(document), createdAt),
      accountId: people.influencerId(influencer),
      kind: 'identity',
      fileId: files.get(documentKey(document))!,
      status,
      reasonCode: reasonCode ?? null,
      reason: reason ?? null,
      createdAt,
      dueAt: new Date(createdAt.getTime() + settings['operator.paper_hours'] * HOUR),
      ...(decided && {
        checkedAt: new Date(createdAt.getTime() + 2 * HOUR),
        decidedBy: people.operatorId('operator'),
      }),
      ...(replaced && { replacedAt: new Date(createdAt.getTime() + DAY / 2) }),
    }
  })
}
