// Import rules. A planted violation proves that the rules bite, and a minimum of modules that they are read at all.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

const cruise = (...paths) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      ...paths,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary
}

const planted = 'src/core/planted-violation.ts'
writeFileSync(planted, "import { openDatabase } from '../db/connect.ts'\nexport const planted = openDatabase\n")
let bites
try {
  bites = cruise(planted).violations.some((violation) => violation.rule.name === 'core-imports-nothing')
} finally {
  rmSync(planted)
}
const { totalCruised, violations } = cruise('src')
for (const { rule, from, to, cycle } of violations)
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`)
if (!bites) console.error('a planted violation was not seen')
if (totalCruised < 150) console.error(`only ${totalCruised} modules were read`)
console.log(`${totalCruised} modules, ${violations.length} violations`)
process.exit(violations.length === 0 && bites && totalCruised >= 150 ? 0 : 1)
