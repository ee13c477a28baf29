// Hot reload: Vite serves pages live, the server restarts when a file below src changes. Node would also watch what it
// has loaded by itself (--watch), but among that are the copies of its configuration that Vite writes at each start.
process.env.NODE_ENV = 'development'
process.argv.push(
  '--watch-path=src',
  '--watch-path=demo',
  '--watch-path=sandbox',
  '--watch-preserve-output',
  'src/server/main.ts',
)
await import('./run.mjs')
