import type { DemoLogins } from '../../demo/seed.ts'
import type { Database } from '../db/connect.ts'
import type { AppConfig } from '../platform/context.ts'
import type { Env } from './env.ts'

/** Text printed in the terminal when the site is ready. */
export function banner(env: Env, config: AppConfig, database: Database, logins: DemoLogins | null): string {
  const lines = ['', `  Talad  ${config.origin}`, '']
  if (logins) {
    lines.push(`  Demo logins (password for all: ${logins.password})`)
    for (const { role, email, path } of logins.logins)
      lines.push(`    ${role.padEnd(16)} ${email.padEnd(34)} ${config.origin}/th/${path}`)
    lines.push(`  Messages with their codes: ${config.origin}/th/Operator/message (log in as operator)`, '')
  }
  lines.push(
    database.engine === 'pglite'
      ? `  Embedded database in ${env.DATA_DIR}/pg: for trying out. Real money needs PostgreSQL (DATABASE_URL).`
      : '  PostgreSQL from DATABASE_URL.',
    '',
    '',
  )
  return lines.join('\n')
}
