import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { kindOf, listAction, loadList } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, kindOf(args.params.kind))
export const action = (args: ActionFunctionArgs) => listAction(args, kindOf(args.params.kind))

export { ListView as default } from '../components/editor/list-view.tsx'
