import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ArrowUUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpRight'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { ListNumbersIcon } from '@phosphor-icons/react/dist/csr/ListNumbers'
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes'
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table'
import { TextBIcon } from '@phosphor-icons/react/dist/csr/TextB'
import { TextHThreeIcon } from '@phosphor-icons/react/dist/csr/TextHThree'
import { TextHTwoIcon } from '@phosphor-icons/react/dist/csr/TextHTwo'
import { TextItalicIcon } from '@phosphor-icons/react/dist/csr/TextItalic'
import type { Icon } from '@phosphor-icons/react/dist/lib/types'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { PICTURES } from '../../../../ui/file-types.ts'
import { editorText } from '../../text/editor/index.ts'
import { insertBlock } from './rich-schema.ts'
import { NEW_TABLE } from './rich-tables.ts'

interface Tool {
  name:
    | 'heading2'
    | 'heading3'
    | 'bold'
    | 'italic'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'table'
    | 'rule'
    | 'undo'
    | 'redo'
  icon: Icon
  /** Keyboard shortcuts; Mod is Ctrl, or Command on a Mac. */
  keys?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const chained = (act: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  act(editor.chain().focus()).run()
}

const WRITING: readonly Tool[] = [
  {
    name: 'heading2',
    icon: TextHTwoIcon,
    keys: 'Control+Alt+2',
    run: chained((chain) => chain.toggleHeading({ level: 2 })),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    icon: TextHThreeIcon,
    keys: 'Control+Alt+3',
    run: chained((chain) => chain.toggleHeading({ level: 3 })),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    icon: TextBIcon,
    keys: 'Control+B',
    run: chained((chain) => chain.toggleBold()),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: TextItalicIcon,
    keys: 'Control+I',
    run: chained((chain) => chain.toggleItalic()),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bullets',
    icon: ListBulletsIcon,
    keys: 'Control+Shift+8',
    run: chained((chain) => chain.toggleBulletList()),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: ListNumbersIcon,
    keys: 'Control+Shift+7',
    run: chained((chain) => chain.toggleOrderedList()),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: QuotesIcon,
    keys: 'Control+Shift+B',
    run: chained((chain) => chain.toggleBlockquote()),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]
const INSERTING: readonly Tool[] = [
  { name: 'table', icon: TableIcon, run: (editor) => insertBlock(editor, NEW_TABLE) },
  { name: 'rule', icon: MinusIcon, run: chained((chain) => chain.setHorizontalRule()) },
]
const HISTORY: readonly Tool[] = [
  { name: 'undo', icon: ArrowUUpLeftIcon, keys: 'Control+Z', run: chained((chain) => chain.undo()) },
  { name: 'redo', icon: ArrowUUpRightIcon, keys: 'Control+Shift+Z', run: chained((chain) => chain.redo()) },
]
const ALL_BUTTONS = [...WRITING, ...INSERTING, ...HISTORY]

const LOOK =
  'grid size-9 shrink-0 place-items-center rounded-sm text-lg text-ink-2 hover:bg-surface-2 hover:text-ink aria-pressed:bg-action-soft aria-pressed:text-action-text'

interface ToolbarProps {
  editor: Editor
  onLink: () => void
  onPictures: (files: File[]) => void
}

/** The allowed tags as buttons, each with its shortcut. */
export function Toolbar({ editor, onLink, onPictures }: ToolbarProps) {
  const t = useText(editorText)
  const picker = useRef<HTMLInputElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(ALL_BUTTONS.map(({ name, isOn }) => [name, isOn?.(now) ?? false])) as Record<string, boolean>,
  })
  const linked = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const button = ({ name, icon: Mark, keys, run, isOn }: Tool) => (
    <button
      key={name}
      type="button"
      title={keys ? `${t(name)} (${keys.replace('Control', 'Ctrl')})` : t(name)}
      aria-label={t(name)}
      aria-keyshortcuts={keys}
      aria-pressed={isOn ? (on[name] ?? false) : undefined}
      className={LOOK}
      onClick={() => run(editor)}
    >
      <Mark aria-hidden />
    </button>
  )
  return (
    <div role="toolbar" aria-label={t('toolbar')} className="rich-tools">
      {WRITING.map(button)}
      <button
        type="button"
        title={`${t('link')} (Ctrl+K)`}
        aria-label={t('link')}
        aria-keyshortcuts="Control+K"
        aria-pressed={linked}
        className={LOOK}
        onClick={onLink}
      >
        <LinkSimpleIcon aria-hidden />
      </button>
      <button
        type="button"
        title={`${t('picture')}: ${t('pictureRule')}`}
        aria-label={t('picture')}
        className={LOOK}
        onClick={() => picker.current?.click()}
      >
        <ImageIcon aria-hidden />
      </button>
      <input
        ref={picker}
        type="file"
        accept={PICTURES}
        aria-label={t('choosePicture')}
        multiple
        hidden
        onChange={(event) => {
          onPictures([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      {INSERTING.map(button)}
      {HISTORY.map(button)}
    </div>
  )
}
