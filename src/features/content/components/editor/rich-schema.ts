import { Image } from '@tiptap/extension-image'
import { type EditorState, Selection } from '@tiptap/pm/state'
import { type Editor, Extension, type JSONContent, Node } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { tableNodes } from './rich-tables.ts'

/** Allowed link targets: https, mail, phone, or a path or heading of this site. */
export const isSafeLink = (url: string): boolean => /^(https:\/\/[^\s/]|mailto:\S|tel:\S|#\S|\/(?![/\\]))/i.test(url)

/** A picture of this site; pasted pictures from other sites are removed. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
}).configure({ allowBase64: false })

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** The extensions for exactly the tags of rules/rich-text.ts. `openLink` runs on Mod-K. */
export const richExtensions = (openLink: () => void) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => url !== undefined && isSafeLink(url),
    },
  }),
  Picture,
  Figure,
  Figcaption,
  ...tableNodes,
  Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        openLink()
        return true
      },
    }),
  }),
]

/** The selected picture, or the one whose caption is being edited. */
export function pictureAt(state: EditorState): { pos: number; alt: string } | null {
  const { $from, from } = state.selection
  const at = (pos: number) => {
    const node = state.doc.nodeAt(pos)
    return node?.type.name === 'image' ? { pos, alt: String(node.attrs.alt ?? '') } : null
  }
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'figure') return at($from.start(depth))
  const node = state.doc.nodeAt(from)
  return node?.type.name === 'figure' ? at(from + 1) : at(from)
}

/** Inserts a block after the current one, or replaces it if it is empty, and moves the cursor into its first text. */
export function insertBlock(editor: Editor, content: JSONContent): void {
  const { $from, to } = editor.state.selection
  const isEmptyBlock = $from.depth === 1 && $from.parent.content.size === 0
  const at = isEmptyBlock ? { from: $from.before(1), to: $from.after(1) } : $from.depth > 0 ? $from.after(1) : to
  const start = typeof at === 'number' ? at : at.from
  editor
    .chain()
    .focus()
    .insertContentAt(at, content)
    .command(({ tr }) => {
      const first = Selection.findFrom(tr.doc.resolve(start + 1), 1, true)
      if (first) tr.setSelection(first)
      return true
    })
    .run()
}
