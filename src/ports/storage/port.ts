import type { Readable } from 'node:stream'

export interface StoredFile {
  bytes: Buffer
  contentType: string
}

export interface StoredStream {
  stream: Readable
  contentType: string
  /** Bytes. */
  size: number
}

export interface KeyList {
  keys: string[]
  next: string | null
}

/**
 * Files by key. A key is 1 to 128 of a-z A-Z 0-9 . _ - and starts with a letter or digit; other keys throw RangeError.
 * An absent file is null; a failure of the provider throws PortError.
 */
export interface StoragePort {
  /** Replaces an existing file. The file is durable when the promise resolves. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  stream(key: string): Promise<StoredStream | null>
  /** About `limit` keys after `after` (null: from the start). Pass `next` as `after` for more; null after the last. */
  list(after: string | null, limit: number): Promise<KeyList>
  /** Succeeds also if there is no such file. */
  delete(key: string): Promise<void>
}

const KEY = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$/

/** Rejects keys that could address a file outside the storage. Throws RangeError. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('bad storage key')
}
