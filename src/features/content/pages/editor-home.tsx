import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '../../../web/page.ts'
import { listPath } from '../components/editor/list-path.ts'

/** The editor's start page is the list of articles. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  throw redirect(listPath(context.get(pageContext).lang, 'article'))
}

export default function EditorHome() {
  return null
}
