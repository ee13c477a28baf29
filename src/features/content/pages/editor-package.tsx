import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { itemAction, loadItem } from '../components/editor/item-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadItem(args, 'package')
export const action = (args: ActionFunctionArgs) => itemAction(args, 'package')

export { ItemView as default } from '../components/editor/item-view.tsx'
