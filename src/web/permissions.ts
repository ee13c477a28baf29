import { createContext, useContext } from 'react'
import type { Permission } from '../core/endpoint.ts'
import { useViewer } from './use-viewer.ts'

/** Permission that a team member needs to send the forms of the page. */
export const ActsPermission = createContext<Permission>('self')

/** Whether the viewer is a team member who is limited to brands of the agency. */
export const useIsBrandLimited = (): boolean => useViewer()?.limited ?? false

/** Whether the viewer has a permission; by default the one for the page's forms. */
export function useHasPermission(permission?: Permission): boolean {
  const ofPage = useContext(ActsPermission)
  return useViewer()?.permissions?.includes(permission ?? ofPage) ?? true
}
