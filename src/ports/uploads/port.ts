/** Uploads that are being received in parts. `id` is the id of the upload. */
export interface UploadsPort {
  /** The directory to which the tus server writes the parts. */
  directory: string
  /** Bytes received; null if there is no such upload. */
  received(id: string): Promise<number | null>
  /** The first bytes, at most `count`. */
  start(id: string, count: number): Promise<Uint8Array>
  /** The whole file in pieces of `size` bytes; the last may be smaller. */
  pieces(id: string, size: number): AsyncIterable<Uint8Array>
  /** Succeeds also if there is no such upload. */
  remove(id: string): Promise<void>
  /** Ids of all uploads. */
  list(): Promise<string[]>
}
