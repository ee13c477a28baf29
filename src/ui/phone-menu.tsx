import { DropMenu } from './drop-menu.tsx'
import { Icon } from './icon.tsx'
import { countMark, type MenuGroup } from './menu.ts'

/** The groups of the side menu below a button, for phones. */
export function PhoneMenu({ label, groups }: { label: string; groups: readonly MenuGroup[] }) {
  return (
    <div className="lg:hidden">
      <DropMenu
        label={label}
        align="start"
        trigger={<Icon name="list" size={24} />}
        triggerClass="w-11 justify-center hover:bg-surface-2"
        groups={groups.map(({ title, items }) => ({
          title,
          items: items.map(({ href, label: text, icon, active, count }) => ({
            href,
            label: text,
            icon,
            current: active ?? false,
            mark: countMark(count) && (
              <span className="rounded-[9px] bg-(--chompoo-600) px-2 py-px text-2xs font-semibold text-white">
                {countMark(count)}
              </span>
            ),
          })),
        }))}
      />
    </div>
  )
}
