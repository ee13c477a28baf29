/** The path prefix of a role's pages. */
export const ROLE_PATH = { influencer: 'Influencer', marketer: 'Marketer', operator: 'Operator' } as const
