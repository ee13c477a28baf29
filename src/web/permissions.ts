import { createContext, useContext } from 'react'
import type { Permission } from '../core/endpoint.ts'
import { useViewer } from './use-viewer.ts'

/** What a team member needs to send the forms of the page. */
export const ActsPermission = createContext<Permission>('self')

/** Whether the viewer is a team member who is limited to brands. */
export const useLimited = (): boolean => useViewer()?.limited ?? false

/** Whether the viewer has a permission, by default the one that the page's forms need. */
export function useMay(permission?: Permission): boolean {
  const ofPage = useContext(ActsPermission)
  return useViewer()?.permissions?.includes(permission ?? ofPage) ?? true
}
