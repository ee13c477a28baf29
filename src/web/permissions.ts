import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Permission } from '../core/endpoint.ts'
import type { Viewer } from './page.ts'

/** What a team member needs to send the forms of the page. */
export const ActsPermission = createContext<Permission>('self')

/** Whether the viewer has a permission, by default the one that the page's forms need. */
export function useMay(permission?: Permission): boolean {
  const ofPage = useContext(ActsPermission)
  const permissions = useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer.permissions
  return permissions?.includes(permission ?? ofPage) ?? true
}
