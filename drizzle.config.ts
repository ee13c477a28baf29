import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/schema.ts', './src/ledger/schema.ts', './src/features/*/schema*.ts'],
  out: './src/db/migrations',
})
