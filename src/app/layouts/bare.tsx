import { Outlet } from 'react-router'
import { CookieCard } from '../cookie-card.tsx'
import { SiteNotice } from '../site-notice.tsx'

/** Layout of multi-step forms: no menu and no tab bar. */
export default function BareLayout() {
  return (
    <>
      <SiteNotice />
      <Outlet />
      <CookieCard />
    </>
  )
}
