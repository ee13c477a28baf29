import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Uses a connection to the test cluster's own database. */
async function withCluster<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

const onCluster = (statement: string): Promise<unknown> => withCluster((client) => client.query(statement))

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Creates a database on the cluster of TEST_DATABASE_URL, empty or as a copy of another. Returns its URL. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/talad_${name}_${randomBytes(6).toString('hex')}`
  // Copying files takes half the processor time of logging each page, and a deleted copy leaves nothing to write.
  const from = template ? ` template "${nameIn(template)}" strategy file_copy` : ''
  await onCluster(`create database "${nameIn(url.href)}"${from}`)
  return url.href
}

/**
 * Creates and fills the database `url` of this run. The first caller of all processes does it; the others wait until it
 * exists.
 */
export const createOnce = (url: string, template: string, fill: (url: string) => Promise<void>): Promise<void> =>
  withCluster(async (client) => {
    const name = nameIn(url)
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = await createDatabase('unfinished', template)
    await fill(unfinished)
    await client.query(`alter database "${nameIn(unfinished)}" rename to "${name}"`)
  })

/** Drops a database of the cluster and closes its remaining connections. */
export const dropDatabase = (url: string): Promise<unknown> =>
  onCluster(`drop database if exists "${nameIn(url)}" with (force)`)
