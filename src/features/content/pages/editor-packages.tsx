import type { LoaderFunctionArgs } from 'react-router'
import { listAction, loadList } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'package')
export const action = listAction(() => 'package')
export { clientAction } from '../../../web/client-action.ts'

export { ListView as default } from '../components/editor/list-view.tsx'
