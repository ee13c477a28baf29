// Runs in the folder with the tools: lints a document with Redocly and Spectral.
// Arguments: the document, its name, the exceptions (JSON: rule → number of places).
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'

const [file, name, exceptions] = process.argv.slice(2)
const source = readFileSync(file, 'utf8')
const allowed = JSON.parse(exceptions)

const config = await createConfig({ extends: ['recommended'] })
const redocly = await lintFromString({ source, absoluteRef: file, config })
const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[oas, 'recommended']] })
const found = await spectral.run(source)

const problems = [
  ...redocly.map(({ ruleId, severity, message, location }) => ({
    tool: 'redocly',
    rule: ruleId,
    text: `${severity}: ${message} (${location[0]?.pointer})`,
  })),
  ...found.map(({ code, message, path }) => ({
    tool: 'spectral',
    rule: String(code),
    text: `${message} (${path.join('/')})`,
  })),
]
const counted = {}
for (const { tool, rule } of problems) counted[`${tool} ${rule}`] = (counted[`${tool} ${rule}`] ?? 0) + 1
const unexpected = problems.filter(({ tool, rule }) => counted[`${tool} ${rule}`] > (allowed[`${tool} ${rule}`] ?? 0))
for (const { tool, rule, text } of unexpected.slice(0, 40)) console.error(`${name}: ${tool} ${rule}: ${text}`)
console.log(`${name}: ${unexpected.length} problems, exceptions: ${JSON.stringify(counted)}`)
process.exitCode = unexpected.length > 0 ? 1 : 0
