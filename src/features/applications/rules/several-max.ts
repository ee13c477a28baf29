/** Maximum number of people that one request accepts, declines or invites. */
export const SEVERAL_MAX = 50
