// A transaction has one connection, so its statements run one after the other. The driver warns once in a process that
// sends several at the same time; tests fail instead. Setup runs for each file, and workers run many files.
const INSTALLED = Symbol.for('parallel-queries')

if (!(INSTALLED in process)) {
  Object.assign(process, { [INSTALLED]: true })
  process.on('warning', ({ name, message }) => {
    if (name === 'DeprecationWarning' && message.includes('client.query()')) throw new Error(message)
  })
}
