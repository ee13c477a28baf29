import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type CSSProperties, useRef, useState } from 'react'
import type { Lang } from '../../../../core/shapes.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { cx } from '../../../../ui/class-names.ts'
import { FileQueue } from '../../../../web/file-queue.ts'
import { UploadProgress } from '../../../../web/upload-progress.tsx'
import { useUpload } from '../../../../web/use-upload.ts'
import { UPLOAD } from '../../../files/addresses.ts'
import type { StoredFileView } from '../../../files/contract.ts'
import { editorText } from '../../text/editor/index.ts'
import { normalizePastedHtml, normalizeRichText } from './normalize-html.ts'
import { LinkBar, PictureBar, TableBar } from './rich-bars.tsx'
import { insertBlock, pictureAt, richExtensions } from './rich-schema.ts'
import { Toolbar } from './rich-toolbar.tsx'
import './rich.css'

export interface RichEditorProps {
  labelId: string
  lang: Lang
  /** The initial HTML. */
  html: string
  invalid: boolean
  /** The user was already typing in the text area, so the editor takes the focus. */
  focused: boolean
  onChange: (html: string) => void
}

const picturesOf = (list: DataTransfer | null): File[] =>
  [...(list?.files ?? [])].filter((file) => file.type.startsWith('image/'))

/** Size of a stored picture in pixels. With it the page reserves the space before the picture is loaded. */
async function sizeOf(url: string): Promise<{ width?: number; height?: number }> {
  const picture = document.createElement('img')
  picture.src = url
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return {}
  }
}

/** Uploads pictures one after the other and inserts them at the cursor. */
function usePictures(editor: () => Editor | null) {
  const upload = useUpload<StoredFileView>(UPLOAD, { fields: { purpose: 'content' } })
  const insert = async (file: File): Promise<boolean> => {
    const stored = await upload.send(file)
    if (!stored) return false
    const image = { type: 'image', attrs: { src: stored.url, alt: '', ...(await sizeOf(stored.url)) } }
    const into = editor()
    if (into) insertBlock(into, { type: 'figure', content: [image, { type: 'figcaption' }] })
    return true
  }
  const latest = useRef(insert)
  latest.current = insert
  const [queue] = useState(() => new FileQueue((file) => latest.current(file)))
  const cancel = () => {
    upload.cancel()
    queue.leaveOut()
  }
  return { state: upload.state, add: queue.add, retry: queue.retry, cancel }
}

/** The element at the cursor. It decides which bars are shown below the toolbar. */
const useSelectionContext = (editor: Editor | null) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now ? { picture: pictureAt(now.state), table: now.isActive('table'), link: now.isActive('link') } : null,
  })

/** The rich text editor. It allows exactly the tags of `rules/rich-text.ts`, and pictures by upload, paste or drop. */
export function RichEditor({ labelId, lang, html, invalid, focused, onChange }: RichEditorProps) {
  const t = useText(editorText)
  const [linking, setLinking] = useState(false)
  const made = useRef<Editor | null>(null)
  const pictures = usePictures(() => made.current)
  const take = (files: File[]): boolean => {
    pictures.add(files)
    return files.length > 0
  }
  const editor = useEditor({
    extensions: richExtensions(() => setLinking(true)),
    content: html,
    autofocus: focused && 'end',
    // An injected style element would need the page's nonce. `rich.css` contains the same rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'reading rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
      },
      transformPastedHTML: normalizePastedHtml,
      handlePaste: (_view, event) => take(picturesOf(event.clipboardData)),
      handleDrop: (_view, event, _slice, moved) => !moved && take(picturesOf(event.dataTransfer)),
    },
    onCreate: ({ editor: now }) => {
      made.current = now
    },
    onUpdate: ({ editor: now }) => onChange(normalizeRichText(now.getHTML())),
  })
  const selection = useSelectionContext(editor)
  if (!editor) return null
  return (
    <div
      className={cx('rich-box', invalid && 'inset-ring-2 inset-ring-critical')}
      style={{ '--caption': JSON.stringify(t('caption')) } as CSSProperties}
    >
      <div className="rich-head">
        <Toolbar editor={editor} onLink={() => setLinking(true)} onPictures={pictures.add} />
        {linking && <LinkBar editor={editor} close={() => setLinking(false)} />}
        {selection?.picture && <PictureBar key={selection.picture.pos} editor={editor} {...selection.picture} />}
        {selection?.table && <TableBar editor={editor} />}
      </div>
      {pictures.state && (
        <div className="p-2">
          <UploadProgress upload={pictures.state} onCancel={pictures.cancel} onRetry={pictures.retry} />
        </div>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
