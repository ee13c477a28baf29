import autocannon from 'autocannon'

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** 3xx responses count as success. */
  redirects?: boolean
  /** A new body or new headers for each request. */
  vary?: (n: number) => { path?: string; headers?: Record<string, string>; body?: string }
  /** Waits for or removes what a run left behind, so that it does not slow down the next run. */
  settle?: () => Promise<void>
}

const SECONDS = 3
const CONNECTIONS = 10

/** Requests per second with ten connections for three seconds. A response other than 2xx (or 3xx) fails the run. */
export async function rate(load: Load): Promise<number> {
  let n = 0
  const instance = autocannon({
    url: load.url,
    method: load.method ?? 'GET',
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: load.headers ?? {},
    ...(load.vary && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => {
            const { path, headers, body } = (load.vary as NonNullable<Load['vary']>)(n++)
            return {
              ...request,
              headers: { ...request.headers, ...headers },
              ...(path && { path }),
              ...(body !== undefined && { body }),
            }
          },
        },
      ],
    }),
  })
  const result = await instance
  await load.settle?.()
  const failed = load.redirects ? result.non2xx - result['3xx'] : result.non2xx
  if (failed > 0 || result.errors > 0)
    throw new Error(`${load.url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`)
  return result.requests.total / result.duration
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

/**
 * Runs until a run is at most 5 % faster than the best one before it, but at most `most` times. By then the engine has
 * compiled the hot code.
 */
async function warmUp(load: Load, most: number): Promise<void> {
  for (let best = 0, run = 0; run < most; run++) {
    const now = await rate(load)
    if (now <= best * 1.05) return
    best = now
  }
}

/** Measures product and floor alternately, after a warm-up of each, so that other load on the machine affects both. */
export async function compare(
  product: Load,
  floor: Load,
  { rounds = 5, warmUps = 6 } = {},
): Promise<{ ratio: number; product: number; floor: number }> {
  await warmUp(product, warmUps)
  await warmUp(floor, warmUps)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push(await rate(product))
    theirs.push(await rate(floor))
  }
  return { ratio: median(ours) / median(theirs), product: median(ours), floor: median(theirs) }
}
