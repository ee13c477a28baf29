import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('landing')

export const routes: readonly PageRoute[] = [
  page.open('', 'home', { plain: true, cache: { tags: ['jobs', 'channels', 'packages'] } }),
  page.open('Marketer', 'marketer-landing', { cache: { tags: ['jobs', 'channels', 'packages'] } }),
  page.open('Influencer', 'influencer-landing', { cache: { tags: ['jobs', 'channels'] } }),
  page.open('Marketer/influencerPackage', 'influencer-package', {
    plain: true,
    cache: { tags: ['packages', 'channels'] },
  }),
  page.open('Marketer/publicCampaign', 'public-campaign', {
    plain: true,
    cache: { tags: ['jobs', 'faq', 'packages'] },
  }),
  page.open('Marketer/inviteOnlyCampaign', 'invite-only-campaign', {
    plain: true,
    cache: { tags: ['channels', 'faq', 'packages'] },
  }),
]
