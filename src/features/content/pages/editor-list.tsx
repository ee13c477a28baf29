import type { LoaderFunctionArgs } from 'react-router'
import { kindOf, listAction, loadList } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, kindOf(args.params.kind))
export const action = listAction((params) => kindOf(params.kind))
export { clientAction } from '../../../web/client-action.ts'

export { ListView as default } from '../components/editor/list-view.tsx'
