import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs one statement on the test cluster's own database. */
async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** A database on the cluster of TEST_DATABASE_URL, empty or a copy of another; its URL. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/talad_${name}_${randomBytes(6).toString('hex')}`
  // Copying files takes half the processor time of logging each page, and leaves nothing to write when it is deleted.
  const from = template ? ` template "${nameIn(template)}" strategy file_copy` : ''
  await onCluster(`create database "${nameIn(url.href)}"${from}`)
  return url.href
}

/** Removes a database of `createDatabase`, with the connections that are left. */
export const dropDatabase = (url: string): Promise<void> =>
  onCluster(`drop database if exists "${nameIn(url)}" with (force)`)
