// Runs the main job on a site with its sandbox, with the keys of a marketer and of an influencer.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { partnerClient } from './client.ts'
import { playMainJob } from './main-job.ts'
import { startReceiver } from './receiver.ts'

const { TALAD = 'http://localhost:3000', MARKETER_KEY = '', INFLUENCER_KEY = '', PORT = '4000' } = process.env
const [picture] = process.argv.slice(2)
if (!picture || !MARKETER_KEY || !INFLUENCER_KEY)
  throw new Error('MARKETER_KEY=… INFLUENCER_KEY=… node main.ts PICTURE.png')

const receiver = await startReceiver({ port: Number(PORT) })
const terminal = createInterface({ input: process.stdin, output: process.stdout })

await playMainJob(partnerClient(TALAD, MARKETER_KEY), partnerClient(TALAD, INFLUENCER_KEY), {
  now: new Date(),
  receiver: `${receiver.origin}/talad`,
  trust: receiver.trust,
  webhook: (type, id) => {
    console.log(`Waiting for ${type} of ${id}`)
    return receiver.wait(type, id)
  },
  pays: async (sandboxUrl) => {
    const body = new URLSearchParams({ outcome: 'paid' })
    await fetch(sandboxUrl, { method: 'POST', body, redirect: 'manual' })
  },
  publishes: () => terminal.question('Publish a post on the sandbox platform. Its address: '),
  codeOnPhone: () => terminal.question('The code that the influencer received: '),
  picture: new Blob([readFileSync(picture)], { type: 'image/png' }),
})
console.log('Paid and withdrawn.')
terminal.close()
receiver.close()
