// A transaction has one connection, so its statements must run one after the other. The driver warns only once per
// process about several statements at the same time; tests fail instead. The setup runs for each file, and a worker runs
// many files.
const INSTALLED = Symbol.for('parallel-queries')

if (!(INSTALLED in process)) {
  Object.assign(process, { [INSTALLED]: true })
  process.on('warning', ({ name, message }) => {
    if (name === 'DeprecationWarning' && message.includes('client.query()')) throw new Error(message)
  })
}
