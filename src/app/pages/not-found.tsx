import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { askedPath } from '../asked-path.ts'

/** Any unmatched path below a language prefix. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data({ path: askedPath(request).pathname, validated: false }, { status: 404 })
}

/** A form posted to a page that is not there. */
export function action({ request }: LoaderFunctionArgs): never {
  return loader({ request } as LoaderFunctionArgs)
}

export default function NotFound() {
  return null
}
