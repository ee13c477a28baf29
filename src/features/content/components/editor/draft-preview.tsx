import { useText } from '../../../../i18n/use-text.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SectionHead } from '../../../../ui/heading.tsx'
import type { EditorItem } from '../../contract.ts'
import type { Doc } from '../../kinds.ts'
import { editorText } from '../../text/editor/index.ts'
import { MetadataPreview } from './metadata-preview.tsx'
import { NoticePreview } from './notice-preview.tsx'

/** Preview of the saved draft, for kinds without a page of their own. */
export function DraftPreview({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  if (item.kind !== 'metadata' && item.kind !== 'notice') return null
  return (
    <Card as="section" pad={20} className="mb-6" aria-labelledby="look">
      <SectionHead id="look" title={t('look')} note={t('lookNote')} />
      {item.kind === 'metadata' ? (
        <MetadataPreview doc={item.draft as Doc<'metadata'>} />
      ) : (
        <NoticePreview doc={item.draft as Doc<'notice'>} />
      )}
    </Card>
  )
}
