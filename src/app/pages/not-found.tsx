import { data } from 'react-router'
import type { Missing } from './error-page.tsx'

/** Matches any unknown path below a language prefix. */
export function loader(): never {
  throw data({ validated: false } satisfies Missing, { status: 404 })
}

/** For a form that is posted to an unknown path. */
export function action(): never {
  return loader()
}

export default function NotFound() {
  return null
}
