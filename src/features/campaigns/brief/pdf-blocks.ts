import { withoutJoiners } from '../../../i18n/joined.ts'
import type { Draft } from './fields.ts'
import type { BriefView } from './view.ts'

interface Block {
  tag: 'h2' | 'h3' | 'p' | 'li'
  text: string
  mark?: string
}

const points = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ tag: 'h3', text: title }, ...items.map((text): Block => ({ tag: 'li', text, mark: '•' }))]

/** A brief as PDF blocks: first the requirements, then the description. */
export function pdfBlocksOfBrief({ terms, revisions, labels }: BriefView, { brief }: Pick<Draft, 'brief'>): Block[] {
  const blocks: Block[] = [
    { tag: 'h2', text: labels.toDo },
    ...terms.flatMap(({ line, title, notes }): Block[] => [
      { tag: 'h3', text: title },
      ...(line === 'dates' ? [...notes, revisions] : notes).map((text): Block => ({ tag: 'p', text })),
    ]),
    { tag: 'h2', text: labels.brief },
    ...brief.text
      .split(/\n+/)
      .filter(Boolean)
      .map((text): Block => ({ tag: 'p', text })),
    ...points(labels.dos, brief.dos),
    ...points(labels.donts, brief.donts),
  ]
  return blocks.map((block) => ({ ...block, text: withoutJoiners(block.text) }))
}
