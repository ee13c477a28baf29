import { useText } from '../../../i18n/use-text.tsx'
import type { FeeDocument } from '../shapes.ts'
import { payoutsText } from '../text/index.ts'
import { PdfLink } from './pdf-link.tsx'

/** PDFs of the tax invoice of a withdrawal's fee, and of its credit note. */
export function FeeDocuments({ documents }: { documents: readonly FeeDocument[] }) {
  const t = useText(payoutsText)
  return documents.flatMap(({ id, kind, serial, cancelled, replacements }) => {
    const path = `/api/documents/${id}`
    return [
      <PdfLink
        key={id}
        href={path}
        label={t(kind)}
        number={serial}
        note={cancelled && ` · ${t('cancelledDocument')}`}
      />,
      ...replacements.map((n) => (
        <PdfLink
          key={`${id} ${n}`}
          href={`${path}?replacement=${n}`}
          label={t('replacementCopy', { n })}
          number={serial}
        />
      )),
    ]
  })
}
