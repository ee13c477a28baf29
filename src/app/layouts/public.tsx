import { Outlet } from 'react-router'
import { PublicFrame } from './public-frame.tsx'

/** Open pages. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
