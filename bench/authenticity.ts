import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultSettings, type Settings, settingsAt } from '../src/core/settings.ts'
import { scoreAuthenticity } from '../src/features/channels/rules/authenticity.ts'
import { qualify } from '../src/features/channels/rules/qualification.ts'
import { HONEST, INFLATED, type Kind, type LabelledChannel, labelledChannels } from './synthetic-channels.ts'

/**
 * `npm run authenticity [-- --count 10000 --seed 2026 --write]` measures how well the score and the checks separate
 * inflated channels from honest ones, on a labelled set. `--write` writes the tables to docs/authenticity.md.
 */
export const SAMPLE = { count: 10_000, seed: 2026 }
/** Scores below these limits count as suspected. */
const LIMITS = [60, 70, 80] as const

interface Judged extends LabelledChannel {
  score: number
  /** A check of the figures refuses the channel, whatever its score. */
  refused: boolean
}

function judge(channel: LabelledChannel, settings: Settings): Judged {
  const { input } = channel
  const { score } = scoreAuthenticity(input, settings)
  const { code } = qualify({ ...input, takenByOther: false, isPublic: true }, settings)
  return { ...channel, score, refused: code === 'error_ratio' || code === 'error_engagement' }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`)
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** The tables as docs/authenticity.md shows them. */
export function authenticityTables({ count, seed }: typeof SAMPLE): string {
  const settings = settingsAt(defaultSettings, new Date('2026-12-01T00:00:00Z'))
  const channels = labelledChannels(count, seed).map((channel) => judge(channel, settings))
  const inflated = channels.filter((channel) => channel.inflated)
  const rules: [string, (channel: Judged) => boolean][] = [
    ['refused by a check', ({ refused }) => refused],
    ...LIMITS.map((limit): [string, (channel: Judged) => boolean] => [
      `score below ${limit}`,
      ({ score }) => score < limit,
    ]),
    ['refused, or score below 70', ({ refused, score }) => refused || score < 70],
  ]
  const lines = [
    `${count.toLocaleString('en-US')} channels, seed ${seed}: ${inflated.length.toLocaleString('en-US')} inflated, ${(count - inflated.length).toLocaleString('en-US')} honest.`,
    '',
    row(['rule', 'precision', 'recall', 'honest channels suspected']),
    row(['---', '---:', '---:', '---:']),
  ]
  for (const [name, suspects] of rules) {
    const suspected = channels.filter(suspects)
    const right = suspected.filter((channel) => channel.inflated).length
    const wrong = suspected.length - right
    lines.push(
      row([
        name,
        percent(right, suspected.length),
        percent(right, inflated.length),
        percent(wrong, count - inflated.length),
      ]),
    )
  }
  lines.push(
    '',
    row(['kind', 'channels', 'suspected (refused, or score below 70)', 'median score']),
    row(['---', '---:', '---:', '---:']),
  )
  for (const kind of [...INFLATED, ...HONEST] as Kind[]) {
    const own = channels.filter((channel) => channel.kind === kind)
    const found = own.filter(({ refused, score }) => refused || score < 70).length
    const scores = own.map(({ score }) => score).sort((a, b) => a - b)
    const label = (INFLATED as readonly string[]).includes(kind) ? `inflated: ${kind}` : `honest: ${kind}`
    lines.push(row([label, own.length, percent(found, own.length), scores[Math.floor(scores.length / 2)] ?? '-']))
  }
  return lines.join('\n')
}

const DOCS = new URL('../docs/authenticity.md', import.meta.url)
const MARKS = /(<!-- tables -->\n)[\s\S]*(\n<!-- end of tables -->)/

export const publishedTables = (): string => {
  const [, , rest = ''] = /(<!-- tables -->\n)([\s\S]*)\n<!-- end of tables -->/.exec(readFileSync(DOCS, 'utf8')) ?? []
  return rest
}

if (process.argv[1]?.endsWith('authenticity.ts')) {
  const { values } = parseArgs({
    options: { count: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
  })
  const sample = { count: Number(values.count ?? SAMPLE.count), seed: Number(values.seed ?? SAMPLE.seed) }
  const tables = authenticityTables(sample)
  process.stdout.write(`${tables}\n`)
  if (values.write) writeFileSync(DOCS, readFileSync(DOCS, 'utf8').replace(MARKS, `$1${tables}$2`))
}
