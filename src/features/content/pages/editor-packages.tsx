import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { listAction, loadList } from '../components/editor/list-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'package')
export const action = (args: ActionFunctionArgs) => listAction(args, 'package')

export { ListView as default } from '../components/editor/list-view.tsx'
