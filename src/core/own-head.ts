/** A step of the way to a page. */
export interface Crumb {
  name: string
  /** Below /{lang}; empty for the home page. */
  path: string
}

/**
 * What a page says of itself: a loader that returns it as `head` takes the place of the metadata kept by page name.
 * Title without the site's name; `image` is a path or an address.
 */
export interface OwnHead {
  title: string
  description: string
  image?: string
  type?: 'website' | 'article' | 'product'
  /** ISO times of an article. */
  publishedAt?: string
  updatedAt?: string
  author?: string
  /** The way from the home page to this one, itself last: becomes a BreadcrumbList. */
  crumbs?: readonly Crumb[]
  /** Never indexed: previews. */
  noindex?: boolean
}
