import { z } from 'zod'
import { CONSENT_CATEGORIES, TRACKER_NAMES } from '../../core/trackers.ts'
import { INTERESTS } from '../../core/vocabulary.ts'
import { CONTENT_LOCALES } from '../content/rules/words.ts'

export const zLocale = z.enum(CONTENT_LOCALES)

/** Data for the head of a page, from the operators' metadata or the default texts. */
export const zSeo = z.object({
  page: z.string(),
  section: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Picture for link previews, a path on this site. */
  image: z.string(),
  /** Drawn scene on the share picture. */
  scene: z.string(),
})
export type Seo = z.output<typeof zSeo>

export const SOCIAL_SITES = ['facebook', 'x', 'instagram', 'youtube', 'linktree'] as const

/** The maintenance notice while it is announced. */
export const zNotice = z.object({
  /** Changes when the notice changes, so that it is shown again to those who closed the previous one. */
  version: z.string(),
  name: z.string(),
  text: z.string(),
  /** First and last day of the announcement; start and end of the maintenance window. */
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
  /** Locale for numbers, from the site's country. */
  numberLocale: zLocale,
  social: z.array(z.object({ site: z.enum(SOCIAL_SITES), url: z.string() })),
  apps: z.array(z.object({ platform: z.enum(['ios', 'android']), version: z.string(), path: z.string() })),
  /** Null if nothing is announced. */
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
