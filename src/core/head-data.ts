/** A breadcrumb. */
export interface Crumb {
  name: string
  /** Below /{lang}; empty for the home page. */
  path: string
}

/**
 * Head data of a page: a loader that returns it as `head` replaces the metadata stored by page name. The title excludes
 * the site's name.
 */
export interface HeadData {
  title: string
  description: string
  type?: 'website' | 'article' | 'product'
  /** ISO times of an article. */
  publishedAt?: string
  updatedAt?: string
  /** The author of an article; without one it is the site's team. */
  author?: string | undefined
  /** Breadcrumbs from the home page to this page (last): becomes a BreadcrumbList. */
  crumbs?: readonly Crumb[]
  /** Never indexed: previews. */
  noindex?: boolean
}
