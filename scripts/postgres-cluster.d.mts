export interface Cluster {
  url: string
  bin: string
  port: number
  user: string
  stop(): void
  /** An immediate shutdown, as by a crash, and a new start; resolves when it takes connections again. */
  restart(): Promise<void>
}

export function startCluster(options?: { fsync?: boolean }): Promise<Cluster>
