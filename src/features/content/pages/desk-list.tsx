import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { kindOf, listAction, loadList } from '../parts/desk/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, kindOf(args.params.kind))
export const action = (args: ActionFunctionArgs) => listAction(args, kindOf(args.params.kind))

export { ListView as default } from '../parts/desk/list-view.tsx'
