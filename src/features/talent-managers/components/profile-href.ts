import { pathWithQuery } from '../../../web/path-with-query.ts'

/** Address of a partner's profile for the manager. */
export const profileHref = (lang: string, { partnerId }: { partnerId: string | null }): string =>
  pathWithQuery(`/${lang}/Influencer/partnerProfile`, { partner: partnerId })
