import { baht } from '../../../src/core/money.ts'
import type { Bilingual } from '../../../src/core/shapes.ts'
import type { Doc } from '../../../src/features/content/kinds.ts'
import { PACKAGES } from '../../content/packages.ts'
import type { SiteItem } from '../types.ts'

type Figures = Pick<
  Doc<'package'>,
  'tier' | 'channelType' | 'postType' | 'followers' | 'objective' | 'units' | 'price' | 'creatorPay' | 'popular'
>

/** The handwritten part of any package. */
export interface PackageTexts extends Pick<Doc<'package'>, 'summary' | 'body' | 'includes'> {
  slug: string
  daysAgo: number
  cover: readonly [scene: string, th: string, en: string]
}

/** A package that exists only in the site's list, with the fee in its unit price; amounts in baht. */
export interface OwnPackage extends PackageTexts, Omit<Figures, 'price' | 'creatorPay' | 'popular' | 'followers'> {
  /** Set if it is not the tier's range; null as the second value means no upper limit. */
  followers?: readonly [from: number, to: number | null]
  title: Bilingual
  audience: Doc<'package'>['audience']
  /** Creator's pay and service fee per job. */
  each: readonly [pay: number, fee: number]
}

const item = (
  { slug, daysAgo, cover: [scene, th, en], summary, body, includes }: PackageTexts,
  title: Bilingual,
  audience: Doc<'package'>['audience'],
  figures: Figures,
): SiteItem<'package'> => ({
  kind: 'package',
  slug,
  published: { daysAgo, minute: 600 },
  doc: {
    title,
    summary,
    body,
    includes,
    audience,
    ...figures,
    cover: { fileId: null, scene, alt: { th, en } },
  },
})

const rangeOf = ([from, to]: readonly [number, number | null] = [0, 0]) => ({ from, to: to ?? 0 })

/** A package of the demo catalogue: the slug is its key, and the figures are those of the catalogue. */
export function catalogued(texts: PackageTexts): SiteItem<'package'> {
  const found = PACKAGES.find((one) => one.key === texts.slug)
  if (!found) throw new Error(`no such package in the catalogue: ${texts.slug}`)
  const { tier, channel, post, objective, jobs, price, creatorPay, mostChosen } = found
  return item(texts, found.name, 'brand', {
    tier,
    channelType: channel,
    postType: post,
    followers: rangeOf(found.followers),
    objective,
    units: jobs,
    price,
    creatorPay,
    popular: mostChosen,
  })
}

/** An additional package; its price is computed from the units, the pay and the fee. */
export function ownPackage(row: OwnPackage): SiteItem<'package'> {
  const [pay, fee] = row.each
  return item(row, row.title, row.audience, {
    tier: row.tier,
    channelType: row.channelType,
    postType: row.postType,
    followers: rangeOf(row.followers),
    objective: row.objective,
    units: row.units,
    price: baht(row.units * (pay + fee)),
    creatorPay: baht(pay),
    popular: false,
  })
}
