import { useRoot } from '../layouts/use-shell.ts'
import { BrokenPage } from './error-page.tsx'

/** The error page under its own URL; like every error page it is not for bots. */
export default function ErrorPreview() {
  return useRoot().bot ? null : <BrokenPage />
}
