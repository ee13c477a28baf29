import type { ReactNode } from 'react'
import { AppShell, type AppShellProps } from './app-shell.tsx'
import { DropMenu } from './drop-menu.tsx'
import { Icon } from './icon.tsx'

export interface OperatorShellProps extends Omit<AppShellProps, 'tabs' | 'phoneHead' | 'wide'> {
  /** Label of the menu button on phones, which opens the side menu. */
  menuLabel: string
  inspector?: ReactNode
}

/** Back office: the same shell at full width, with the inspector next to the table. */
export function OperatorShell({ menuLabel, tools, ...rest }: OperatorShellProps) {
  const links = rest.menu.groups.flatMap((group) =>
    group.items.map((item) => ({ href: item.href, label: item.label, icon: item.icon, current: item.active })),
  )
  return (
    <AppShell
      {...rest}
      wide
      tools={
        <>
          {tools}
          <div className="max-h-dvh lg:hidden">
            <DropMenu label={menuLabel} trigger={<Icon name="list" size={24} />} items={links} />
          </div>
        </>
      }
    />
  )
}
