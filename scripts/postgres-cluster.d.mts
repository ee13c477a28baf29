export interface Cluster {
  url: string
  bin: string
  port: number
  user: string
  stop(): void
}

export function startCluster(options?: { fsync?: boolean }): Promise<Cluster>
