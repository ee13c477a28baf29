import type { Permission } from '../../../core/endpoint.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { PERMISSIONS_OF, TEAM_ROLES, type TeamRole } from '../kinds.ts'
import { teamsText } from '../text/index.ts'

const RIGHTS = [
  { permission: 'read', words: 'read' },
  { permission: 'campaigns', words: 'campaigns' },
  { permission: 'finance', words: 'money' },
  { permission: 'account', words: 'account' },
] as const satisfies readonly { permission: Permission; words: string }[]
type Right = (typeof RIGHTS)[number]

function Mark({ role, permission }: { role: TeamRole; permission: Permission }) {
  const t = useText(teamsText)
  const may = PERMISSIONS_OF[role].includes(permission)
  return (
    <>
      {may ? (
        <Icon name="check-bold" className="inline-block text-positive" />
      ) : (
        <span aria-hidden="true" className="text-ink-3">
          -
        </span>
      )}
      <span className="sr-only">{t(may ? 'yes' : 'no')}</span>
    </>
  )
}

/** The permissions of each role, from the same table that the server checks. */
export function RightsTable() {
  const t = useText(teamsText)
  const columns: Column<Right>[] = [
    { key: 'right', header: t('right'), part: 'title', cell: ({ words }) => t(words) },
    ...TEAM_ROLES.map(
      (role): Column<Right> => ({
        key: role,
        header: t(role),
        align: 'center',
        phoneLabel: t(role),
        cell: ({ permission }) => <Mark role={role} permission={permission} />,
      }),
    ),
  ]
  return (
    <Card pad={24}>
      <SectionHead title={t('rights')} />
      <Table
        caption={t('rights')}
        columns={columns}
        rows={RIGHTS}
        rowKey={({ permission }) => permission}
        density="compact"
      />
    </Card>
  )
}
