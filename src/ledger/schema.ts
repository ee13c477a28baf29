export * from './credit-tables.ts'
export * from './ledger-tables.ts'
export * from './package-tables.ts'
