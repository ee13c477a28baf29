import { useRouteLoaderData } from 'react-router'
import type { Viewer } from './page.ts'

/** The viewer of the page, from the root route's data. */
export const useViewer = (): Viewer | undefined => useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer
