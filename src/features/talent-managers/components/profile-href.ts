import { pathWithQuery } from '../../../web/path-with-query.ts'

/** Where a manager reads about a partner. */
export const profileHref = (lang: string, { partnerId }: { partnerId: string | null }): string =>
  pathWithQuery(`/${lang}/Influencer/partnerProfile`, { partner: partnerId })
