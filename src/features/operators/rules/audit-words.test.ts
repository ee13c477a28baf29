import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { changesOf } from '../components/changes.ts'
import { ACT_WORDS, actWords } from './audit-words.ts'

describe('texts of the audit log', () => {
  const code = execFileSync('git', ['ls-files', 'src', 'demo'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !/test|fixture|access/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /audit|act: 'withdrawal\./.test(text))

  it('has a text for every action that the code writes', () => {
    const acts = code.flatMap((text) => [...text.matchAll(/'([a-z_]+\.[a-zA-Z_]+)'/g)].map(([, act]) => act as string))
    const areas = new Set(Object.keys(ACT_WORDS).map((act) => act.split('.')[0]))
    const written = [...new Set(acts)].filter(
      (act) => areas.has(act.split('.')[0]) && new RegExp(`act\\W[^\\n]*'${act}'`).test(code.join('\n')),
    )
    expect(written.length).toBeGreaterThan(20)
    expect(written.filter((act) => !(act in ACT_WORDS))).toEqual([])
  })

  it('has texts for the actions with composed names', () => {
    for (const act of ['suspend', 'expire', 'close', 'reactivate'])
      expect(actWords('en', `account.${act}`)).not.toBeNull()
    for (const act of ['approve', 'allow', 'release', 'reject', 'suspend', 'blacklist'])
      expect(actWords('th', `channel.${act}`)).not.toBeNull()
    for (const act of ['decide', 'dispute', 'resume', 'passLink', 'returnLink', 'passInsight', 'returnInsight'])
      expect(actWords('en', `job.${act}`)).not.toBeNull()
    expect(actWords('en', 'no.such')).toBeNull()
  })
})

test('changes are shown in the reader’s language: statuses, money, dates, yes and no; ids are left out', () => {
  const before = { status: 'review', talentManager: false, attachment: '1', publishAt: null }
  const after = {
    status: 'live',
    talentManager: true,
    attachment: '2',
    publishAt: '2025-11-21T07:32:00.000Z',
    amount: 450_000,
    creatorShareBps: 6_000,
    expiresOn: '2026-01-31',
    waived: ['posts_few'],
    note: 'active',
    taken: { some: 1 },
  }
  expect(changesOf('en', before, after)).toEqual([
    { field: 'Status', before: 'In review', after: 'Live' },
    { field: 'Talent manager', before: 'No', after: 'Yes' },
    { field: 'Publish at', before: '-', after: '21 Nov 2025, 14:32' },
    { field: 'Amount', before: '-', after: '฿4,500.00' },
    { field: 'Creator’s share', before: '-', after: '60%' },
    { field: 'Valid until', before: '-', after: '31 Jan 2026' },
    { field: 'Reasons that no longer count', before: '-', after: 'posts_few' },
    { field: 'Note', before: '-', after: 'active' },
    { field: 'taken', before: '-', after: '{"some":1}' },
  ])
  expect(changesOf('th', { status: 'active' }, { status: 'suspended' })).toEqual([
    { field: 'สถานะ', before: 'ใช้งานได้', after: 'ระงับชั่วคราว' },
  ])
  expect(changesOf('th', { locked: true }, { locked: true })).toEqual([])
})
