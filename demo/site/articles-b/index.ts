import type { SiteItem } from '../types.ts'
import { doAndDont } from './do-and-dont.ts'
import { firstCampaign } from './first-campaign.ts'
import { firstJob } from './first-job.ts'
import { firstPrices } from './first-prices.ts'
import { influencerTax } from './influencer-tax.ts'
import { insightsPortfolio } from './insights-portfolio.ts'
import { nanoOrMacro } from './nano-or-macro.ts'
import { packagesCredits } from './packages-credits.ts'
import { passingDrafts } from './passing-drafts.ts'
import { reachEngagement } from './reach-engagement.ts'
import { readingBriefs } from './reading-briefs.ts'
import { realEngagement } from './real-engagement.ts'
import { rightsDisclosure } from './rights-disclosure.ts'

/** Creator tips (category 8) and brand tips (category 9). */
export const ARTICLES_B: readonly SiteItem<'article'>[] = [
  firstPrices,
  readingBriefs,
  firstJob,
  passingDrafts,
  influencerTax,
  realEngagement,
  insightsPortfolio,
  firstCampaign,
  nanoOrMacro,
  doAndDont,
  rightsDisclosure,
  reachEngagement,
  packagesCredits,
]
