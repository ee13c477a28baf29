import { type ReactNode, useEffect, useMemo } from 'react'
import { Form, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { ROLE_PATH } from '../../core/role-path.ts'
import { contract as jobsContract } from '../../features/jobs/contract.ts'
import { checkSubscription } from '../../features/notifications/components/push-browser.ts'
import { contract as noticesContract } from '../../features/notifications/contract.ts'
import { useText } from '../../i18n/use-text.tsx'
import { AppShell } from '../../ui/app-shell.tsx'
import { Avatar } from '../../ui/art/avatar.tsx'
import { IconLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { DropMenu } from '../../ui/drop-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CanOpenPath } from '../../ui/link.tsx'
import { countMark, type MenuItem } from '../../ui/menu.ts'
import { dropAllDrafts } from '../../web/browser-drafts.ts'
import { pageCall, pageContext } from '../../web/page.ts'
import { ActsPermission } from '../../web/permissions.ts'
import { revalidateOnNavigation } from '../../web/revalidate.ts'
import { CookieCard } from '../cookie-card.tsx'
import { guardOf } from '../guards.ts'
import { type MenuCounts, menusOf } from '../menus.ts'
import { matchRoute } from '../route-table.ts'
import { SiteNotice } from '../site-notice.tsx'
import { shellText } from '../text/index.ts'
import { type BadgeCounts, useBadgeCounts } from './use-badge-counts.ts'
import { activeTab, markActive, useOtherLanguage, useRoot } from './use-shell.ts'

/** Counts for the badges; zero if they cannot be loaded. */
export async function loader({ context }: LoaderFunctionArgs): Promise<BadgeCounts> {
  if (context.get(pageContext).viewer.scope === 'operator') return NO_COUNTS
  const call = pageCall(context)
  const answers = await Promise.all([call(noticesContract.unread), call(jobsContract.inboxCounts)]).catch(() => null)
  return answers ? { notices: answers[0].data.unread, ...answers[1].data } : NO_COUNTS
}

const NO_COUNTS: BadgeCounts = { notices: 0, unread: 0, awaited: 0 }

/** Loaded on every navigation, because a message that was just opened no longer counts. */
export const shouldRevalidate = revalidateOnNavigation

/** Links to inbox and notifications with their counts. On desktop the inbox is in the menu. */
function BadgeLinks({ base, counts: { unread, notices } }: { base: string; counts: BadgeCounts }) {
  const t = useText(shellText)
  return (
    <>
      <IconLink
        href={`${base}/inbox`}
        label={unread > 0 ? t('inboxUnread', { n: unread }) : t('inbox')}
        icon={<Icon name="chat-circle-text" />}
        ring
        count={countMark(unread)}
        className="lg:hidden"
      />
      <IconLink
        href={`${base}/notification`}
        label={notices > 0 ? t('notificationsUnread', { n: notices }) : t('notifications')}
        icon={<Icon name="bell" />}
        ring
        count={countMark(notices)}
      />
    </>
  )
}

function Tools({ role, counts, items }: { role: Role; counts?: BadgeCounts; items: readonly MenuItem[] }) {
  const t = useText(shellText)
  const { lang, viewer, theme } = useRoot()
  const other = useOtherLanguage()
  const { pathname, search } = useLocation()
  const base = `/${lang}/${ROLE_PATH[role]}`
  return (
    <>
      {counts && <BadgeLinks base={base} counts={counts} />}
      <DropMenu
        label={viewer.name}
        trigger={
          <Avatar name={viewer.name} src={viewer.pictureUrl} size={44} square={role === 'marketer'} decorative />
        }
        triggerClass="rounded-full"
        items={[
          ...items.map(({ href, label, icon }) => ({ href, label, icon })),
          { href: other, label: t('language'), icon: 'globe', reload: true, lang: lang === 'th' ? 'en' : 'th' },
        ]}
      >
        <Form method="post" action={`/${lang}/preferences`} reloadDocument>
          <input type="hidden" name="back" value={pathname + search} />
          <MenuButton name="theme" value={theme === 'dark' ? 'light' : 'dark'} icon={theme === 'dark' ? 'sun' : 'moon'}>
            {theme === 'dark' ? t('themeLight') : t('theme')}
          </MenuButton>
        </Form>
        <Form method="post" action={`/${lang}/logout`} reloadDocument onSubmit={dropAllDrafts}>
          <MenuButton name="role" value={ROLE_PATH[role]} icon="sign-out">
            {t('logOut')}
          </MenuButton>
        </Form>
      </DropMenu>
    </>
  )
}

interface MenuButtonProps {
  name: string
  value: string
  icon: 'sun' | 'moon' | 'sign-out'
  children: string
}

function MenuButton({ name, value, icon, children }: MenuButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-[10px] px-3 text-left text-[0.9375rem] hover:bg-surface-2"
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

type Role = 'influencer' | 'marketer' | 'operator'

/** The menus of a role, their labels and the active entry. */
function useMenus(role: Role, counts?: MenuCounts) {
  const t = useText(shellText)
  const { lang, viewer } = useRoot()
  const { pathname } = useLocation()
  const { side, tabs, avatar } = menusOf({ role, ...viewer }, t, lang, counts)
  return {
    menu: {
      label: t('mainMenu'),
      homeHref: `/${lang}/${ROLE_PATH[role]}/dashboard`,
      homeLabel: 'Talad',
      groups: markActive(side, pathname),
    },
    tabs: { label: t('menu'), items: activeTab(tabs, pathname) },
    avatar,
  }
}

function OperatorLayout() {
  const t = useText(shellText)
  const { menu, avatar } = useMenus('operator')
  return (
    <AppShell
      wide
      menu={menu}
      tools={<Tools role="operator" items={avatar} />}
      notice={<SiteNotice />}
      menuLabel={t('menu')}
      skipLabel={t('skip')}
    >
      <Outlet />
    </AppShell>
  )
}

/**
 * Rights of a team member: links to pages that they may not open have no `href`, and forms that they may not send are
 * disabled. A page that contains one of these shows the reason.
 */
function MemberRights({ children }: { children: ReactNode }) {
  const t = useText(shellText)
  const { lang, viewer } = useRoot()
  const { pathname } = useLocation()
  const mayOpen = useMemo(
    () => (href: string) => {
      const [path = ''] = href.split(/[?#]/, 1)
      const row = matchRoute(path)
      return row === null || guardOf(row, { pathname: path, search: '' }, lang, viewer) !== 'not_found'
    },
    [lang, viewer],
  )
  if (!viewer.permissions) return children
  const page = matchRoute(pathname)
  return (
    <ActsPermission value={page?.acts ?? page?.permission ?? 'account'}>
      <CanOpenPath value={mayOpen}>
        <div className="group/rights">
          <div role="note" className="mb-5 hidden group-has-[[data-locked]]/rights:block lg:pr-28" data-unprinted="">
            <Callout tone="quiet" icon="lock-key">
              {t('locked')}
            </Callout>
          </div>
          {children}
        </div>
      </CanOpenPath>
    </ActsPermission>
  )
}

/** The role's side menu and, on phones, its tab bar. */
function MemberLayout({ role }: { role: 'influencer' | 'marketer' }) {
  const t = useText(shellText)
  const counts = useBadgeCounts(useLoaderData<typeof loader>())
  useEffect(() => {
    checkSubscription().catch(() => {})
  }, [])
  const { menu, tabs, avatar } = useMenus(role, counts)
  return (
    <>
      <AppShell
        menu={menu}
        menuLabel={t('menu')}
        tools={<Tools role={role} counts={counts} items={avatar} />}
        notice={<SiteNotice />}
        tabs={tabs}
        skipLabel={t('skip')}
      >
        <MemberRights>
          <Outlet />
        </MemberRights>
      </AppShell>
      <CookieCard />
    </>
  )
}

export default function AppLayout() {
  const { scope } = useRoot().viewer
  return scope === 'operator' ? <OperatorLayout /> : <MemberLayout role={scope === 'marketer' ? scope : 'influencer'} />
}
