import type { Permission } from '../../../core/endpoint.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PERMISSIONS_OF, TEAM_ROLES } from '../kinds.ts'
import { teamsText } from '../text/index.ts'

const RIGHTS = [
  ['read', 'read'],
  ['campaigns', 'campaigns'],
  ['finance', 'money'],
  ['account', 'account'],
] as const satisfies readonly (readonly [Permission, string])[]

/** What each role may do, from the table that the server checks. */
export function RightsTable() {
  const t = useText(teamsText)
  return (
    <Card pad={24}>
      <SectionHead title={t('rights')} />
      <div className="overflow-x-auto">
        <table className="data-table" data-density="compact">
          <caption className="sr-only">{t('rights')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('right')}</th>
              {TEAM_ROLES.map((role) => (
                <th key={role} scope="col" data-align="center">
                  {t(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map(([permission, words]) => (
              <tr key={permission}>
                <td>{t(words)}</td>
                {TEAM_ROLES.map((role) => {
                  const may = PERMISSIONS_OF[role].includes(permission)
                  return (
                    <td key={role} data-align="center">
                      {may ? <Icon name="check-bold" className="text-positive" /> : <span aria-hidden="true">-</span>}
                      <span className="sr-only">{t(may ? 'yes' : 'no')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
