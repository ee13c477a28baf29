import type { LoaderFunctionArgs } from 'react-router'
import { itemAction, loadItem } from '../components/editor/item-data.ts'
import { kindOf } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadItem(args, kindOf(args.params.kind))
export const action = itemAction((params) => kindOf(params.kind))
export { clientAction } from '../../../web/client-action.ts'

export { ItemView as default } from '../components/editor/item-view.tsx'
