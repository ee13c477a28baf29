import pg from 'pg'

/** Until the next try of a lost connection, milliseconds. */
const RETRY = 1_000

/** Receives the payload of a notification, or null when some may have been missed. */
export type OnNotification = (payload: string | null) => void

/** Listens on a connection of its own, and again after it was lost. Answers how to stop. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onNotification: OnNotification,
): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current: pg.Client | undefined
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'talad-listen', keepAlive: true })
    // The end of the connection follows; a failure to connect is answered by `connect`.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => onNotification(payload ?? ''))
    await client.connect()
    current = client
    client.on('end', retry)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }
  const retry = () => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(
        () => onNotification(null),
        () => retry(),
      )
    }, RETRY)
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await current?.end().catch(() => {})
  }
}
