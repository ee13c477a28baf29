import { expect, test } from 'vitest'
import { PERMISSIONS_OF } from '../features/teams/kinds.ts'
import { translator } from '../i18n/messages.ts'
import { menusOf } from './menus.ts'
import en from './text/en.ts'

const COUNTS = { unread: 2, awaited: 18 }
const badgesOf = (permissions: (typeof PERMISSIONS_OF)['owner'] | null) => {
  const reader = { role: 'marketer', talentManager: false, agency: true, limited: false, permissions } as const
  const { side, tabs } = menusOf(reader, translator<typeof en>(en), 'en', COUNTS)
  return [...side.flatMap(({ items }) => items), ...tabs].flatMap(({ count }) => count ?? [])
}

test('pending jobs are counted only for members who may decide on them', () => {
  for (const permissions of [null, PERMISSIONS_OF.owner, PERMISSIONS_OF.campaignManager])
    expect(badgesOf(permissions)).toContain(COUNTS.awaited)
  for (const permissions of [PERMISSIONS_OF.finance, PERMISSIONS_OF.viewer]) {
    expect(badgesOf(permissions)).not.toContain(COUNTS.awaited)
    expect(badgesOf(permissions)).toContain(COUNTS.unread)
  }
})
