import type { ChannelType, Objective, PostType, Tier } from '../../../core/vocabulary.ts'

export interface Choice {
  audience?: 'brand' | 'influencer' | undefined
  channel?: ChannelType | undefined
  tier?: Tier | undefined
  objective?: number | undefined
}

export interface PackageTraits {
  audience: 'brand' | 'influencer'
  channelType: ChannelType
  postType: PostType
  tier: Tier
  objective: Objective
}

/** Whether a package matches the filters. An absent filter matches everything. */
export const isChosen = (one: PackageTraits, { audience, channel, tier, objective }: Choice): boolean =>
  (audience === undefined || one.audience === audience) &&
  (channel === undefined || one.channelType === channel) &&
  (tier === undefined || one.tier === tier) &&
  (objective === undefined || one.objective === objective)

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1
  return counts
}

/** Number of packages for each value of each filter. */
export const facetsOf = (rows: readonly PackageTraits[]) => ({
  channel: countBy(rows, (row) => row.channelType),
  tier: countBy(rows, (row) => row.tier),
  objective: countBy(rows, (row) => String(row.objective)),
})

/** How similar two packages are. The traits that decide a purchase weigh most. */
const similarity = (a: PackageTraits, b: PackageTraits): number =>
  (a.audience === b.audience ? 1 : 0) +
  (a.channelType === b.channelType ? 2 : 0) +
  (a.tier === b.tier ? 2 : 0) +
  (a.objective === b.objective ? 2 : 0) +
  (a.postType === b.postType ? 1 : 0)

/** The packages most similar to one, without itself. Ties keep the order of the catalogue. */
export const mostAlike = <T extends { id: string; doc: PackageTraits }>(
  rows: readonly T[],
  to: T,
  limit: number,
): T[] =>
  rows
    .filter(({ id }) => id !== to.id)
    .toSorted((a, b) => similarity(b.doc, to.doc) - similarity(a.doc, to.doc))
    .slice(0, limit)
