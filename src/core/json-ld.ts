import type {
  Article,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  Organization,
  Product,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Crumb } from './head-data.ts'
import type { Lang } from './shapes.ts'

export type JsonLdThing = WithContext<Thing>

const CONTEXT = 'https://schema.org'
const tag = (lang: Lang): string => (lang === 'th' ? 'th-TH' : 'en-US')
const publisher = (origin: string): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Talad',
  url: origin,
  logo: `${origin}/icons/512.png`,
})

/** The company that runs the site. `sameAs`: its social media pages. */
export const organization = (
  origin: string,
  about: { legalName: string; sameAs: readonly string[] },
): WithContext<Organization> => ({
  '@context': CONTEXT,
  ...(publisher(origin) as object),
  '@type': 'Organization',
  legalName: about.legalName,
  sameAs: [...about.sameAs],
})

export const website = (origin: string, lang: Lang): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: 'Talad',
  url: `${origin}/${lang}`,
  inLanguage: tag(lang),
  publisher: { '@id': `${origin}/#organization` },
})

/** The breadcrumbs of a page. */
export const breadcrumbs = (origin: string, lang: Lang, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}/${lang}${path && `/${path}`}`,
  })),
})

export interface ArticleFacts {
  origin: string
  lang: Lang
  /** Path of the page with its language, and of its image. */
  path: string
  image: string
  title: string
  summary: string
  /** A person; without one the site is the author. */
  author: string | undefined
  /** ISO times. */
  publishedAt: string
  modifiedAt: string
}

/** An article or a case study. */
export const article = (facts: ArticleFacts): WithContext<Article> => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: facts.title,
  description: facts.summary,
  image: facts.origin + facts.image,
  inLanguage: tag(facts.lang),
  datePublished: facts.publishedAt,
  dateModified: facts.modifiedAt,
  author: facts.author ? { '@type': 'Person', name: facts.author } : publisher(facts.origin),
  publisher: publisher(facts.origin),
  mainEntityOfPage: facts.origin + facts.path,
})

/** Questions with their answers; answers may be HTML. */
export const faqPage = (lang: Lang, rows: readonly { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  inLanguage: tag(lang),
  mainEntity: rows.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export interface ProductFacts {
  origin: string
  path: string
  image: string
  title: string
  summary: string
  sku: string
  /** Satang, VAT excluded. */
  price: number
  available: boolean
}

/** A package that a marketer can buy. */
export const product = (facts: ProductFacts): WithContext<Product> => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: facts.title,
  description: facts.summary,
  image: facts.origin + facts.image,
  sku: facts.sku,
  brand: { '@type': 'Brand', name: 'Talad' },
  offers: {
    '@type': 'Offer',
    url: facts.origin + facts.path,
    priceCurrency: 'THB',
    price: (facts.price / 100).toFixed(2),
    availability: facts.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: publisher(facts.origin),
  },
})

export interface JobFacts {
  id: string
  title: string
  /** Brief as plain text or HTML. */
  description: string
  brand: string
  /** ISO time and, where there is one, the last day to apply. */
  postedAt: string
  validThrough?: string
  /** Pay for one job, satang. */
  payFrom: number
  payTo: number
}

/** An open remote job anywhere in Thailand. Jobs with a visit in person and closed jobs get no markup. */
export const jobPosting = (facts: JobFacts): WithContext<JobPosting> => ({
  '@context': CONTEXT,
  '@type': 'JobPosting',
  title: facts.title,
  description: facts.description,
  identifier: { '@type': 'PropertyValue', name: 'Talad', value: facts.id },
  datePosted: facts.postedAt,
  ...(facts.validThrough && { validThrough: facts.validThrough }),
  employmentType: 'CONTRACTOR',
  hiringOrganization: { '@type': 'Organization', name: facts.brand },
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'Thailand' },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'THB',
    value: { '@type': 'QuantitativeValue', minValue: facts.payFrom / 100, maxValue: facts.payTo / 100 },
  },
})
