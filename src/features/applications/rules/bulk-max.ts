/** Maximum number of people that one request accepts, declines or invites. */
export const BULK_MAX = 50
