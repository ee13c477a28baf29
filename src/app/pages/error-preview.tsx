import { useRoot } from '../layouts/use-shell.ts'
import { BrokenPage } from './error-page.tsx'

/** The general error page at its own URL. Like every error page, bots do not get it. */
export default function ErrorPreview() {
  return useRoot().bot ? null : <BrokenPage />
}
