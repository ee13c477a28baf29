import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MANAGER_SCOPES, type ManagerScope } from '../kinds.ts'
import { partnersText } from '../text/index.ts'

/** Every possible permission of a manager, and whether it is granted. Worded for the partner, or for the manager. */
export function ScopeList({ scope, manager }: { scope: readonly ManagerScope[]; manager?: boolean }) {
  const t = useText(partnersText)
  return (
    <ul className="divide-y divide-line">
      {MANAGER_SCOPES.map((name) => {
        const allowed = scope.includes(name)
        return (
          <li key={name} className="flex gap-3 py-3">
            <Icon
              name={allowed ? 'check-circle-fill' : 'x-circle-fill'}
              size={22}
              label={t(allowed ? 'allowed' : 'notAllowed')}
              className={allowed ? 'text-positive' : 'text-ink-3'}
            />
            <span>
              <span className={cx('block text-sm', allowed ? 'font-semibold' : 'text-ink-2')}>{t(name)}</span>
              <span className="block text-xs text-ink-2">{t(manager ? `${name}Ask` : `${name}Note`)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The granted permissions as chips in one line. */
export function ScopeChips({ scope }: { scope: readonly ManagerScope[] }) {
  const t = useText(partnersText)
  return (
    <span className="flex flex-wrap gap-1.5">
      {MANAGER_SCOPES.map((name) => {
        const allowed = scope.includes(name)
        return (
          <span
            key={name}
            className={cx(
              'rounded-sm px-2 py-0.5 text-xs',
              allowed ? 'bg-surface-2' : 'text-ink-3 line-through inset-ring inset-ring-line',
            )}
          >
            {!allowed && <span className="sr-only">{t('notAllowed')}: </span>}
            {t(name)}
          </span>
        )
      })}
    </span>
  )
}
