import { Outlet } from 'react-router'
import { CookieCard } from '../cookie-card.tsx'
import { SiteNotice } from '../site-notice.tsx'

/** Form flows bring their own frame: no menus, no tab bar. */
export default function BareLayout() {
  return (
    <>
      <SiteNotice />
      <Outlet />
      <CookieCard />
    </>
  )
}
