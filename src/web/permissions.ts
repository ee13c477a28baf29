import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Permission } from '../core/endpoint.ts'
import type { Viewer } from './page.ts'

/** What a team member needs to send the forms of the page. */
export const ActsPermission = createContext<Permission>('self')

const useViewer = () => useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer

/** Whether the viewer is a team member who is limited to brands. */
export const useLimited = (): boolean => useViewer()?.limited ?? false

/** Whether the viewer has a permission, by default the one that the page's forms need. */
export function useMay(permission?: Permission): boolean {
  const ofPage = useContext(ActsPermission)
  return useViewer()?.permissions?.includes(permission ?? ofPage) ?? true
}
