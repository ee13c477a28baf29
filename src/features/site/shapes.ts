import { z } from 'zod'
import { CONSENT_CATEGORIES, TRACKER_NAMES } from '../../core/trackers.ts'
import { INTERESTS } from '../../core/vocabulary.ts'
import { CONTENT_LOCALES } from '../content/rules/words.ts'

export const zLocale = z.enum(CONTENT_LOCALES)

/** What the head of a page says: from what operators wrote, else the words that the site opens with. */
export const zSeo = z.object({
  page: z.string(),
  section: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Picture of the share card, a path of this site. */
  image: z.string(),
  /** Drawn scene on the share picture. */
  scene: z.string(),
})
export type Seo = z.output<typeof zSeo>

export const SOCIAL_SITES = ['facebook', 'x', 'instagram', 'youtube', 'linktree'] as const

/** The maintenance notice while it is announced. */
export const zNotice = z.object({
  /** Another one when the notice changes: it is shown again to those who closed the last. */
  version: z.string(),
  name: z.string(),
  text: z.string(),
  /** First and last day of its announcement, and the day and hours of the work (site's time). */
  showFrom: z.string(),
  showUntil: z.string(),
  windowFrom: z.iso.datetime(),
  windowUntil: z.iso.datetime(),
})
export type Notice = z.output<typeof zNotice>

export const zSiteConfig = z.object({
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      tag: z.string(),
      languages: z.array(z.object({ code: z.string(), tag: z.string() })),
    }),
  ),
  currency: z.string(),
  timeZone: z.string(),
  /** Locale of numbers, by the country of the site. */
  numberLocale: zLocale,
  social: z.array(z.object({ site: z.enum(SOCIAL_SITES), url: z.string() })),
  apps: z.array(z.object({ platform: z.enum(['ios', 'android']), version: z.string(), path: z.string() })),
  /** Null while nothing is announced. */
  notice: zNotice.nullable(),
  release: z.string(),
  /** The company that runs the site. */
  company: z.string(),
  consent: z.object({ categories: z.array(z.enum(CONSENT_CATEGORIES)), maxAge: z.int() }),
})
export type SiteConfig = z.output<typeof zSiteConfig>

export const zPixel = z.object({
  name: z.enum(TRACKER_NAMES),
  id: z.string(),
  category: z.enum(CONSENT_CATEGORIES),
})

export const zPlace = z.object({ id: z.int(), code: z.string(), name: z.string(), icon: z.string() })

export const zKeyword = z.object({ tag: z.enum(INTERESTS), name: z.string() })
