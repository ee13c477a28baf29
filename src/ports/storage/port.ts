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
 * Files by key. A key is 1 to 128 of a-z A-Z 0-9 . _ - and starts with a letter or digit; anything else is a
 * RangeError. An absent file is null, a provider that fails is a PortError.
 */
export interface StoragePort {
  /** Replaces what was there. Durable once it resolves. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  stream(key: string): Promise<StoredStream | null>
  /** Some keys after `after` (from the start: null), about `limit`; `next` is where to go on, null after the last. */
  list(after: string | null, limit: number): Promise<KeyList>
  /** No error when there is nothing. */
  delete(key: string): Promise<void>
}

const KEY = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$/

/** Refuses keys that could leave the store. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('bad storage key')
}
