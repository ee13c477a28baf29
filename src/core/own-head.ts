/** A step of the way to a page. */
export interface Crumb {
  name: string
  /** Below /{lang}; empty for the home page. */
  path: string
}

/**
 * What a page says of itself: a loader that returns it as `head` takes the place of the metadata kept by page name.
 * Title without the site's name.
 */
export interface OwnHead {
  title: string
  description: string
  type?: 'website' | 'article' | 'product'
  /** ISO times of an article. */
  publishedAt?: string
  updatedAt?: string
  /** The person who signs an article; without one the site's team does. */
  author?: string | undefined
  /** The way from the home page to this one, itself last: becomes a BreadcrumbList. */
  crumbs?: readonly Crumb[]
  /** Never indexed: previews. */
  noindex?: boolean
}
