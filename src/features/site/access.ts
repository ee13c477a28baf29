import { and, eq } from 'drizzle-orm'
import { examplesOf } from '../../../tests/access/example.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  seo: { params: { locale: 'th', page: 'faq' } },
  seoPage: { params: { locale: 'th', page: 'faq' } },
  config: {},
  redirects: {},
  pixels: {},
  nationalities: { params: { x: 'th' } },
  countries: { params: { x: 'th' } },
  keywords: { params: { list: 'beauty,food' } },
  managerConsent: {
    given: async ({ db }) => {
      const [manager] = await db
        .select({ id: influencers.accountId })
        .from(influencers)
        .innerJoin(accounts, eq(accounts.id, influencers.accountId))
        .where(and(eq(influencers.talentManager, true), eq(accounts.status, 'active')))
        .limit(1)
      return { params: { x: manager?.id } }
    },
  },
})
