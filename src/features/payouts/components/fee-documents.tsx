import { useText } from '../../../i18n/use-text.tsx'
import type { FeeDocument } from '../shapes.ts'
import { payoutsText } from '../text/index.ts'
import { PdfLink } from './pdf-link.tsx'

/** PDFs of the tax invoice of a withdrawal's fee, and of its credit note. */
export function FeeDocuments({ documents }: { documents: readonly FeeDocument[] }) {
  const t = useText(payoutsText)
  return documents.map(({ id, kind, serial }) => (
    <PdfLink key={id} href={`/api/documents/${id}`} name={`${t(kind)} ${serial}`} />
  ))
}
