import { readFileSync } from 'node:fs'
import { type Html, html } from './html.ts'

/** The files of the example with their purposes. */
const FILES = {
  'sign-up.ts': 'Creates an account of either side by email and its first key.',
  'main-job.ts': 'The steps of both sides, from the top-up to the withdrawal.',
  'receiver.ts': 'Receives webhooks and verifies their signatures.',
  'client.ts': 'A small client with types generated from the OpenAPI document.',
  'main.ts': 'Runs the job on a site in sandbox mode.',
  'package.json': 'The two packages and the commands.',
  'tsconfig.json': 'The settings of the type check.',
} as const

export type ExampleFile = keyof typeof FILES
export const EXAMPLE_FILES = Object.keys(FILES) as ExampleFile[]

/** The content of an example file, as offered for download. */
export const exampleFile = (name: ExampleFile): string =>
  readFileSync(new URL(`../example/${name}`, import.meta.url), 'utf8')

const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`

/** The example page: sources that the tests run, with instructions to download and run them. */
export function examplePage(origin: string): Html {
  const here = `${origin}/api/docs/example`
  const files = EXAMPLE_FILES.map(
    (name) =>
      html`<h2 id="${name}"><a href="/api/docs/example/${name}">${name}</a></h2><p>${FILES[name]}</p>${block(exampleFile(name))}`,
  )
  return html`<h1>Example</h1>
<p>A complete job from the top-up to the withdrawal: a marketer tops up, publishes a campaign and accepts an application; the influencer does the job and withdraws the pay. Each side uses its own key, and webhooks trigger the next steps. The example requires Node 24 and two packages for the types: <code>openapi-typescript</code>, which generates the types from the OpenAPI document and includes <code>typescript</code>, and <code>@types/node</code>. At run time, it requires only Node.</p>
<p>Download the files, generate the types and check them:</p>
${block(`mkdir talad-example && cd talad-example
curl -fsSO "${here}/{${EXAMPLE_FILES.join(',')}}"
npm install
TALAD=${origin} npm run types
npm run check`)}
<p>Sign up, or create a key for each side on the API page of its account:</p>
${block(`node sign-up.ts ${origin} marketer you@example.com`)}
<p>Run it on a site that was started in sandbox mode and with <code>WEBHOOK_RECEIVERS=http://127.0.0.1:4000</code>. The program prints each event that it waits for. An operator must approve the campaign, and the post must be published on the sandbox platform. The influencer is paid after the check period, which takes days unless the site uses a simulated clock.</p>
${block(`TALAD=${origin} MARKETER_KEY=… INFLUENCER_KEY=… node main.ts picture.png`)}
${files}`
}
