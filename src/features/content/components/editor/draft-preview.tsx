import { useText } from '../../../../i18n/use-text.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SectionHead } from '../../../../ui/heading.tsx'
import type { EditorItem } from '../../contract.ts'
import type { Doc } from '../../kinds.ts'
import { editorText } from '../../text/editor/index.ts'
import { MetadataLook } from './metadata-preview.tsx'
import { NoticeLook } from './notice-preview.tsx'

/** Content without a page of its own is previewed here, from the saved draft. */
export function DraftLook({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  if (item.kind !== 'metadata' && item.kind !== 'notice') return null
  return (
    <Card as="section" pad={20} className="mb-6" aria-labelledby="look">
      <SectionHead id="look" title={t('look')} note={t('lookNote')} />
      {item.kind === 'metadata' ? (
        <MetadataLook doc={item.draft as Doc<'metadata'>} />
      ) : (
        <NoticeLook doc={item.draft as Doc<'notice'>} />
      )}
    </Card>
  )
}
