// Hot reload: Vite serves pages live, the server restarts when a file that it has loaded changes.
process.env.NODE_ENV = 'development'
process.argv.push('--watch', '--watch-preserve-output', 'src/server/main.ts')
await import('./run.mjs')
