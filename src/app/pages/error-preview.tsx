import { BrokenPage } from './error-page.tsx'

/** The error page under its own address. */
export default function ErrorPreview() {
  return <BrokenPage />
}
