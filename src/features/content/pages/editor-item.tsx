import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { itemAction, loadItem } from '../components/editor/item-data.ts'
import { kindOf } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadItem(args, kindOf(args.params.kind))
export const action = (args: ActionFunctionArgs) => itemAction(args, kindOf(args.params.kind))

export { ItemView as default } from '../components/editor/item-view.tsx'
