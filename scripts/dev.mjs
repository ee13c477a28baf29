// Hot reload: Vite serves the pages live, and the server restarts when a file below src, demo or sandbox changes.
// Plain `--watch` would also watch every loaded module, including the copies of its configuration that Vite writes at
// each start.
process.env.NODE_ENV = 'development'
process.argv.push(
  '--watch-path=src',
  '--watch-path=demo',
  '--watch-path=sandbox',
  '--watch-preserve-output',
  'src/server/main.ts',
)
await import('./run.mjs')
