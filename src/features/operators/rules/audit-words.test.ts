import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesOf } from '../components/changes.ts'
import { actWords } from './audit-words.ts'

const OTHER = actWords('en', 'none.such')

test('every action that the code writes has a name', () => {
  const code = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !/test|fixture|access/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /audit|act: 'withdrawal\./.test(text))
    .join('\n')
  const written = new Set([...code.matchAll(/\bact: (?:[^\n,]*\? )?'([a-z_]+\.[a-zA-Z_]+)'/g)].map(([, act]) => act!))
  expect(written.size).toBeGreaterThan(20)
  expect([...written].filter((act) => actWords('en', act) === OTHER)).toEqual([])
  const composed = ['account.expire', 'channel.release', 'job.returnInsight', 'bank.rejected', 'webhook.secret']
  expect(composed.filter((act) => actWords('en', act) === OTHER)).toEqual([])
})

test('every action has a name that starts with a capital letter, also one of a team member', () => {
  expect(actWords('en', 'account.close')).toBe('Closed the account')
  expect(actWords('en', 'team.invite')).toBe('Invited a member')
  expect(OTHER).not.toContain('none')
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
    { field: 'Reasons that no longer count', before: '-', after: 'Doesn’t post often' },
    { field: 'Note', before: '-', after: 'active' },
  ])
  expect(changesOf('th', { status: 'active' }, { status: 'suspended' })).toEqual([
    { field: 'สถานะ', before: 'ใช้งานได้', after: 'ระงับชั่วคราว' },
  ])
  expect(changesOf('th', { locked: true }, { locked: true })).toEqual([])
})
