import { createHash, randomBytes } from 'node:crypto'

/** An unguessable token of `bytes` random bytes. Only its hash is stored. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** The hex SHA-256 under which a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
