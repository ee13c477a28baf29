import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { itemAction, loadItem } from '../parts/editor/item-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadItem(args, 'package')
export const action = (args: ActionFunctionArgs) => itemAction(args, 'package')

export { ItemView as default } from '../parts/editor/item-view.tsx'
