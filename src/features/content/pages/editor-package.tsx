import type { LoaderFunctionArgs } from 'react-router'
import { itemAction, loadItem } from '../components/editor/item-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadItem(args, 'package')
export const action = itemAction(() => 'package')
export { clientAction } from '../../../web/client-action.ts'

export { ItemView as default } from '../components/editor/item-view.tsx'
