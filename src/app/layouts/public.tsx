import { Outlet } from 'react-router'
import { PublicFrame } from './public-frame.tsx'

/** Layout of public pages. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
