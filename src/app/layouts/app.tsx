import { Form, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { ROLE_PATH } from '../../core/role-path.ts'
import { contract as noticesContract } from '../../features/notifications/contract.ts'
import { useText } from '../../i18n/use-text.tsx'
import { AppShell } from '../../ui/app-shell.tsx'
import { Avatar } from '../../ui/art/avatar.tsx'
import { IconLink } from '../../ui/button.tsx'
import { DropMenu } from '../../ui/drop-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OperatorShell } from '../../ui/operator-shell.tsx'
import { dropAllDrafts } from '../../web/browser-drafts.ts'
import { pageCall, pageContext } from '../../web/page.ts'
import { afterEveryMove } from '../../web/revalidate.ts'
import { CookieCard } from '../cookie-card.tsx'
import { menusOf } from '../menus.ts'
import { SiteNotice } from '../site-notice.tsx'
import { shellText } from '../text/index.ts'
import { activeTab, markActive, useOtherLanguage, useRoot } from './use-shell.ts'
import { countMark, useUnread } from './use-unread.ts'

/** How many messages wait for the reader; the bell does without where that cannot be had. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageContext).viewer.scope === 'operator') return { unread: 0 }
  const answer = await pageCall(context)(noticesContract.unread).catch(() => null)
  return { unread: answer?.data.unread ?? 0 }
}

/** Read anew on every move: a message that was just opened no longer counts. */
export const shouldRevalidate = afterEveryMove

function Bell({ href, loaded }: { href: string; loaded: number }) {
  const t = useText(shellText)
  const unread = useUnread(loaded)
  return (
    <IconLink
      href={href}
      label={unread > 0 ? t('notificationsUnread', { n: unread }) : t('notifications')}
      icon={<Icon name="bell" />}
      ring
      count={countMark(unread)}
    />
  )
}

function Tools({ role, unread }: { role: 'influencer' | 'marketer' | 'operator'; unread: number }) {
  const t = useText(shellText)
  const { lang, viewer, theme } = useRoot()
  const other = useOtherLanguage()
  const { pathname, search } = useLocation()
  const base = `/${lang}/${ROLE_PATH[role]}`
  const account = role === 'operator' ? [] : [{ href: `${base}/account`, label: t('profile'), icon: 'user' as const }]
  return (
    <>
      {role !== 'operator' && <Bell href={`${base}/notification`} loaded={unread} />}
      <DropMenu
        label={viewer.name}
        trigger={<Avatar name={viewer.name} size={44} decorative />}
        triggerClass="rounded-full"
        items={[
          ...account,
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
      className="flex min-h-11 w-full items-center gap-2.5 rounded-[10px] px-3 text-left text-[15px] hover:bg-surface-2"
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

/** Signed-in pages: the role's side menu, and its tab bar on a phone. */
export default function AppLayout() {
  const t = useText(shellText)
  const { lang, viewer } = useRoot()
  const { unread } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const role = viewer.scope === 'open' ? 'influencer' : viewer.scope
  const menus = menusOf(role, t, lang)
  const menu = {
    label: t('mainMenu'),
    homeHref: `/${lang}/${ROLE_PATH[role]}/dashboard`,
    homeLabel: 'Talad',
    groups: markActive(menus.side, pathname),
  }
  const tools = <Tools role={role} unread={unread} />
  if (role === 'operator')
    return (
      <OperatorShell menu={menu} tools={tools} notice={<SiteNotice />} menuLabel={t('menu')} skipLabel={t('skip')}>
        <Outlet />
      </OperatorShell>
    )
  return (
    <>
      <AppShell
        menu={menu}
        tools={tools}
        notice={<SiteNotice />}
        tabs={{ label: t('menu'), items: activeTab(menus.tabs, pathname) }}
        skipLabel={t('skip')}
      >
        <Outlet />
      </AppShell>
      <CookieCard />
    </>
  )
}
