import type { SiteItem } from '../types.ts'
import { catalogued, ownPackage } from './build-package.ts'
import { LARGE } from './catalogue-large.ts'
import { SMALL } from './catalogue-small.ts'
import { BY_INFLUENCER } from './own-influencer.ts'
import { BY_PLATFORM } from './own-platform.ts'

/** The order of the list: the most popular first, then by purpose. */
const ORDER = [
  'micro-10',
  'nano-20',
  'mid-5',
  'story-30',
  'live-3',
  'macro-1',
  'reel-6',
  'lemon8-15',
  'page-8',
  'youtube-2',
  'beauty-creators-12',
  'food-creators-8',
]

const ALL_PACKAGES = [...[...SMALL, ...LARGE].map(catalogued), ...[...BY_PLATFORM, ...BY_INFLUENCER].map(ownPackage)]

/** The six packages of the catalogue and six more, in the order of the list. */
export const PACKAGES_ON_SITE: readonly SiteItem<'package'>[] = ALL_PACKAGES.map((item) => ({
  ...item,
  position: ORDER.indexOf(item.slug) + 1,
})).toSorted((a, b) => a.position - b.position)
