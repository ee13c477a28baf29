import type { LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'

/** Any unmatched path below a language prefix. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data({ path: new URL(request.url).pathname, validated: false }, { status: 404 })
}

/** A form posted to a page that is not there. */
export function action({ request }: LoaderFunctionArgs): never {
  return loader({ request } as LoaderFunctionArgs)
}

export default function NotFound() {
  return null
}
