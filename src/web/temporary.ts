/**
 * Whether the same request may succeed later: it timed out (408), was rate-limited (429), or the server failed (5xx).
 */
export const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500
