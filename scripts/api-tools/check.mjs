// Lints an API document with Redocly and Spectral. Runs in the folder with the tools.
// Arguments: the document, its name, the exceptions (JSON: a rule, a pattern for the places, and the reason).
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
const exceptionOf = ({ tool, rule, text }) =>
  allowed.find((one) => one.rule === `${tool} ${rule}` && new RegExp(one.places).test(text))
const unexpected = problems.filter((problem) => !exceptionOf(problem))
const used = new Set(problems.map(exceptionOf))
for (const { rule, places } of allowed.filter((one) => !used.has(one))) {
  console.error(`${name}: no longer needed: ${rule} ${places}`)
  process.exitCode = 1
}
for (const { tool, rule, text } of unexpected.slice(0, 40)) console.error(`${name}: ${tool} ${rule}: ${text}`)
console.log(
  `${name}: ${unexpected.length} problems, ${problems.length - unexpected.length} by ${allowed.length} exceptions`,
)
if (unexpected.length > 0) process.exitCode = 1
