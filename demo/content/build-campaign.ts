import { baht } from '../../src/core/money.ts'
import { METRO } from './places.ts'
import { type Bilingual, type ChannelType, type Gender, type Interest, type PostType, t } from './types.ts'
import type {
  CampaignStatus,
  DemoCampaign,
  DisclosureTag,
  Objective,
  ReviewOption,
  Scene,
  UsageScope,
} from './types-campaigns.ts'

type Pair = readonly [th: string, en: string]

/** The handwritten part of a campaign; `buildCampaign` completes it. */
export interface CampaignRow {
  key: string
  marketer: string
  scene: Scene
  title: Bilingual
  product: Bilingual
  brief: Bilingual
  dos: readonly Pair[]
  donts: readonly Pair[]
  post: readonly [ChannelType, PostType]
  terms: {
    objective: Objective
    review: ReviewOption
    /** Baht; a pair is a range. */
    pay: number | readonly [number, number]
    slots: number
    cap?: number
    inviteOnly?: true
    package?: string
  }
  /** Days from today: opened, closes, draft due, first day for posts. */
  days: readonly [live: number, close: number, draft: number, post: number]
  who: {
    interests: readonly Interest[]
    followers: readonly [number, number | null]
    er?: number
    gender?: Gender
    age?: readonly [number, number]
    metro?: true
  }
  tail: { tag?: DisclosureTag; coupon?: string; path?: string; rights: readonly [UsageScope, days: number] }
}

const pairs = (list: readonly Pair[]): Bilingual[] => list.map(([th, en]) => t(th, en))

/** A whole campaign from its row. Which days before its opening are set depends on its status. */
export function buildCampaign(row: CampaignRow, status: CampaignStatus): DemoCampaign {
  const { terms, who, tail } = row
  const [live, close, draftDue, postFrom] = row.days
  const [payMin, payMax] = typeof terms.pay === 'number' ? [terms.pay, terms.pay] : terms.pay
  const opened = status === 'live' || status === 'closed'
  return {
    key: row.key,
    marketer: row.marketer,
    status,
    kind: terms.inviteOnly ? 'invite_only' : 'public',
    package: terms.package ?? null,
    title: row.title,
    product: row.product,
    brief: row.brief,
    dos: pairs(row.dos),
    donts: pairs(row.donts),
    channel: row.post[0],
    post: row.post[1],
    objective: terms.objective,
    review: terms.review,
    payMin: baht(payMin),
    payMax: baht(payMax),
    slots: terms.slots,
    reimbursementCap: terms.cap ? baht(terms.cap) : null,
    criteria: {
      minFollowers: who.followers[0],
      maxFollowers: who.followers[1],
      minErBp: Math.round((who.er ?? 0) * 100),
      audienceGender: who.gender ?? null,
      audienceAge: who.age ?? null,
      provinces: who.metro ? METRO : [],
      interests: who.interests,
      nationality: null,
    },
    scene: row.scene,
    days: {
      created: live - 3,
      submitted: status === 'draft' ? null : live - 1,
      live: opened ? live : null,
      close,
      draftDue,
      postFrom,
      postTo: postFrom + 4,
    },
    disclosureTag: tail.tag ?? '#โฆษณา',
    usage: { scope: tail.rights[0], untilDay: postFrom + tail.rights[1] },
    tracking: tail.path ? { path: tail.path, target: `https://${row.marketer}.demo.talad.test/${tail.path}` } : null,
    coupon: tail.coupon ?? null,
  }
}
