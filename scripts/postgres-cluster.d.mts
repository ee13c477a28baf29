export interface Cluster {
  url: string
  bin: string
  port: number
  user: string
  stop(): void
  /** Stops the cluster immediately, as in a crash, and starts it again. Resolves when it accepts connections. */
  restart(): Promise<void>
}

export function startCluster(options?: { fsync?: boolean }): Promise<Cluster>
