// Loaded into a site's process with --import. For every request it writes a line `queries path` to QUERY_LOG.
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import http from 'node:http'
import pg from 'pg'

const file = process.env.QUERY_LOG
const current = new AsyncLocalStorage()

const emit = http.Server.prototype.emit
http.Server.prototype.emit = function (event, ...args) {
  if (event !== 'request' || !file) return emit.call(this, event, ...args)
  const [request, response] = args
  const count = { queries: 0 }
  response.on('finish', () => appendFileSync(file, `${count.queries} ${request.url}\n`))
  return current.run(count, () => emit.call(this, event, ...args))
}

const query = pg.Client.prototype.query
pg.Client.prototype.query = function (...args) {
  const count = current.getStore()
  if (count) count.queries++
  return query.apply(this, args)
}
