import type { Bilingual } from '../../../src/core/shapes.ts'
import type { Doc } from '../../../src/features/content/kinds.ts'
import type { CaseCategory } from '../../../src/features/content/rules/case-categories.ts'
import { MARKETERS } from '../../content/marketers.ts'
import type { SiteItem } from '../types.ts'

/** The handwritten part of a finished campaign. */
export interface CaseRow extends Omit<Doc<'caseStudy'>, 'cover' | 'category' | 'brand'> {
  slug: string
  daysAgo: number
  category: CaseCategory
  /** Key of a demo brand, or the name to show if an agency acts for the brand. */
  brand: string | Bilingual
  cover: readonly [scene: string, th: string, en: string]
}

function nameOf(brand: string | Bilingual): Bilingual {
  if (typeof brand !== 'string') return brand
  const found = MARKETERS.find((one) => one.key === brand)
  if (!found) throw new Error(`no such demo brand: ${brand}`)
  return found.displayName
}

/**
 * A case study as the site publishes it. Case studies are published in the middle of the morning, at slightly different
 * times.
 */
export function buildCase({ slug, daysAgo, brand, cover, ...rest }: CaseRow): SiteItem<'caseStudy'> {
  const [scene, th, en] = cover
  return {
    kind: 'caseStudy',
    slug,
    published: { daysAgo, minute: 570 + (daysAgo % 90) },
    doc: { ...rest, brand: nameOf(brand), cover: { fileId: null, scene, alt: { th, en } } },
  }
}
