import type { SiteItem } from '../types.ts'
import { INFLUENCER_CHANNELS } from './influencer-channels.ts'
import { INFLUENCER_JOBS } from './influencer-jobs.ts'
import { INFLUENCER_JOINING } from './influencer-joining.ts'
import { INFLUENCER_MONEY } from './influencer-money.ts'
import { INFLUENCER_PARTNERS } from './influencer-partners.ts'
import { INFLUENCER_TAX } from './influencer-tax.ts'
import { MARKETER_CAMPAIGNS } from './marketer-campaigns.ts'
import { MARKETER_CREDITS } from './marketer-credits.ts'
import { MARKETER_DOCUMENTS } from './marketer-documents.ts'
import { MARKETER_JOBS } from './marketer-jobs.ts'
import { MARKETER_START } from './marketer-start.ts'

const TOPICS = [
  MARKETER_START,
  MARKETER_CREDITS,
  MARKETER_CAMPAIGNS,
  MARKETER_JOBS,
  MARKETER_DOCUMENTS,
  INFLUENCER_JOINING,
  INFLUENCER_CHANNELS,
  INFLUENCER_JOBS,
  INFLUENCER_MONEY,
  INFLUENCER_TAX,
  INFLUENCER_PARTNERS,
]

/** Questions and answers in the order of the page: brands first, topic by topic. */
export const FAQ: readonly SiteItem<'faq'>[] = TOPICS.flatMap(({ audience, topic, questions }) =>
  questions.map(({ slug, question, answer }) => ({ slug, doc: { question, answer, audience, topic } })),
).map((item, index) => ({
  kind: 'faq',
  ...item,
  published: { daysAgo: 160 - index * 3, minute: 10 * 60 + index * 7 },
  position: index + 1,
}))
