// Checks the import rules. A generated source tree with forbidden and allowed imports proves that the rules report
// exactly the forbidden ones; a minimum number of modules proves that the sources were read.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

/** Forbidden imports: from, to, and the rule that must report them. */
const REFUSED = [
  ['src/core/planted.ts', 'src/db/connect.ts', 'core-imports-nothing'],
  ['src/ui/planted.tsx', 'src/features/jobs/contract.ts', 'ui-knows-no-feature'],
  ['src/app/planted.tsx', 'src/features/jobs/service.ts', 'pages-see-only-shapes'],
  ['src/features/jobs/pages/planted.tsx', 'src/features/jobs/store-list.ts', 'pages-see-only-shapes'],
  ['src/features/jobs/pages/other.tsx', 'src/features/jobs/step/step-context.ts', 'pages-see-only-shapes'],
  ['src/features/jobs/pages/third.tsx', 'src/platform/context.ts', 'pages-see-no-server-code'],
  ['src/features/jobs/components/planted.tsx', 'src/features/jobs/service.ts', 'pages-see-only-shapes'],
  ['src/features/jobs/rules/planted.ts', 'src/features/jobs/store-list.ts', 'rules-are-pure'],
  ['src/features/jobs/service.ts', 'src/features/files/store.ts', 'feature-through-its-door'],
  ['src/features/files/service.ts', 'src/features/jobs/service.ts', 'services-in-order'],
  ['src/features/settlement/service.ts', 'src/features/jobs/service.ts', 'services-in-order'],
  ['src/features/disputes/service.ts', 'src/features/jobs/step/step.ts', 'feature-through-its-door'],
  ['src/features/faq/service.ts', 'src/features/cases/service.ts', 'services-in-order'],
  ['src/features/credits/pages/planted.tsx', 'src/features/credits/refunds/store.ts', 'pages-see-only-shapes'],
  ['src/features/credits/components/planted.tsx', 'src/features/credits/refunds/service.ts', 'pages-see-only-shapes'],
  ['src/features/credits/rules/planted.ts', 'src/features/credits/refunds/store.ts', 'rules-are-pure'],
  ['src/features/credits/refunds/rules.ts', 'src/features/credits/refunds/store.ts', 'rules-are-pure'],
  ['src/features/credits/refunds/service.ts', 'src/features/files/store.ts', 'feature-through-its-door'],
  ['src/features/credits/refunds/service.ts', 'src/features/jobs/service.ts', 'services-in-order'],
  ['src/features/disputes/service.ts', 'src/features/credits/refunds/service.ts', 'feature-through-its-door'],
  ['src/features/faq/service.ts', 'src/features/faq/access.ts', 'access-is-for-tests'],
  ['src/features/faq/service.ts', 'tests/harness.ts', 'application-knows-no-tests'],
]
const ALLOWED = [
  ['src/features/jobs/pages/planted.tsx', 'src/features/jobs/contract.ts'],
  ['src/features/jobs/pages/planted.tsx', 'src/features/files/shapes.ts'],
  ['src/features/jobs/service.ts', 'src/features/jobs/store-list.ts'],
  ['src/features/jobs/service.ts', 'src/features/accounts/service.ts'],
  ['src/features/jobs/pages/planted.tsx', 'src/features/accounts/codes/contract.ts'],
  ['src/features/accounts/service.ts', 'src/features/accounts/codes/service.ts'],
  ['src/features/accounts/codes/service.ts', 'src/features/accounts/codes/store.ts'],
  ['src/features/faq/service.ts', 'src/features/content/service.ts'],
  ['src/features/faq/access.ts', 'tests/harness.ts'],
  ['src/features/faq/access.ts', 'demo/seed.ts'],
]

/** The result of dependency-cruiser for the sources of a folder. */
function cruise(folder, folders) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      resolve('.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary
}

const lineOf = ([from, to, rule]) => `${rule}: ${from} → ${to}`

/** Checks the rules on the generated tree. Returns one line for each missing or wrong report. */
function planted() {
  const folder = mkdtempSync(join(tmpdir(), 'talad-imports-'))
  const files = { 'tsconfig.json': '{}' }
  for (const [from, to] of [...REFUSED, ...ALLOWED]) {
    files[to] ??= 'export {}\n'
    files[from] = `${files[from] ?? ''}import './${relative(dirname(from), to)}'\n`
  }
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const found = new Set(cruise(folder, ['src']).violations.map(({ from, to, rule }) => lineOf([from, to, rule.name])))
    const wanted = new Set(REFUSED.map(lineOf))
    return [
      ...[...wanted].filter((line) => !found.has(line)).map((line) => `planted but not seen: ${line}`),
      ...[...found].filter((line) => !wanted.has(line)).map((line) => `allowed but refused: ${line}`),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const problems = planted()
const { totalCruised, violations } = cruise('.', ['src', 'demo', 'sandbox', 'styleguide'])
for (const { rule, from, to, cycle } of violations)
  problems.push(`${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`)
if (totalCruised < 150) problems.push(`only ${totalCruised} modules were read`)
for (const problem of problems) console.error(problem)
console.log(`${totalCruised} modules, ${violations.length} violations`)
process.exit(problems.length === 0 ? 0 : 1)
