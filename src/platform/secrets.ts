import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts data stored in the database. `owner` is the row's ID, so a value copied to another row cannot be decrypted.
 */
export interface Secrets {
  seal(text: string, owner: string): string
  /** Null if no key decrypts it. `current` is false if it should be encrypted again with a newer key. */
  open(sealed: string, owner: string): { text: string; current: boolean } | null
}

/** AES-256-GCM with several keys (64 hex digits each). The first encrypts, all decrypt. Throws RangeError. */
export function secretsOf(hexKeys: readonly string[]): Secrets {
  const ring = hexKeys.map((hex) => {
    if (!/^[0-9a-f]{64}$/i.test(hex)) throw new RangeError('a key is 64 hexadecimal digits')
    const key = Buffer.from(hex, 'hex')
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key }
  })
  const [first] = ring
  if (!first) throw new RangeError('no key')
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, first.key, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, owner) {
      const [id, data = ''] = sealed.split('.')
      const sealingKey = ring.find((one) => one.id === id)
      if (!sealingKey) return null
      const bytes = Buffer.from(data, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, sealingKey.key, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
        return { text: text.toString('utf8'), current: sealingKey === first }
      } catch {
        return null
      }
    },
  }
}
