import pg from 'pg'

/** Delay before reconnecting, milliseconds. */
const RETRY = 1_000

/** Receives the payload of a notification, or null if notifications may have been missed. */
export type OnNotification = (payload: string | null) => void

/** Listens on a separate connection, and reconnects when it is lost. Returns a function that stops listening. */
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
    // An `end` event follows an error; a failed `connect` rejects.
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
