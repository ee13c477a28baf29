import { createHash } from 'node:crypto'

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
