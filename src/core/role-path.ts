/** The part of the site that is a role's own, as its addresses say it. */
export const ROLE_PATH = { influencer: 'Influencer', marketer: 'Marketer', operator: 'Operator' } as const
