import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, of 32 random bytes or as many as are given. Only its hash is stored. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** Under what a token is stored and found: its hex SHA-256. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
