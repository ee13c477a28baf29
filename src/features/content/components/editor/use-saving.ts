import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SaveQueue } from '../../../../web/save-queue.ts'
import { useBackOnline } from '../../../../web/use-offline.ts'
import type { EditorItem } from '../../contract.ts'
import { editorValuesOf, type SaveMark, sendDraft } from './save-item.ts'
import { dropText, readText, type SavedText, saveText } from './saved-text.ts'

interface Drawn {
  doc: Record<string, unknown>
  slug: string
  position: number
  /** Increased whenever the fields must be rendered again. */
  generation: number
  /** Whether the server has the current values. */
  saved: boolean
}
const NO_REFUSAL: { reason: string; fields: Record<string, string> } = { reason: '', fields: {} }

/** The values to render: those of the server, until this browser restores unsaved ones. */
function useDrawn(item: EditorItem) {
  const { draft: doc, slug, position } = item
  const [drawn, setDrawn] = useState<Drawn>({ doc, slug, position, generation: 0, saved: true })
  const draw = useCallback((from: Pick<Drawn, 'doc' | 'slug' | 'position' | 'saved'>) => {
    setDrawn(({ generation }) => ({ ...from, generation: generation + 1 }))
  }, [])
  return { drawn, draw }
}

const END = { saved: 'saved', offline: 'failed', refused: 'stopped', behind: 'stopped' } as const

/** Queue of saves. Each save sends the revision on which it is based. */
function useQueue(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const [item, setItem] = useState(loaded)
  const [mark, setMark] = useState<SaveMark>('saved')
  const [refusal, setRefusal] = useState(NO_REFUSAL)
  const now = useRef({ item: loaded, mark: 'saved' as SaveMark, sent: '', over: false })

  const show = useCallback((next: SaveMark, refused = NO_REFUSAL) => {
    now.current.mark = next
    setMark(next)
    setRefusal(refused)
  }, [])
  /** After a save. Text that was typed while it was under way stays in this browser. */
  const storeSaved = useCallback(
    (saved: EditorItem, text: string) => {
      now.current.item = saved
      now.current.sent = text
      setItem(saved)
      if (form.current && JSON.stringify(editorValuesOf(form.current, saved)) === text) dropText(saved.id)
    },
    [form],
  )
  const queue = useMemo(
    () =>
      new SaveQueue(async () => {
        const { current } = now
        const { over } = current
        if (!form.current || (current.mark === 'behind' && !over)) return 'stopped'
        current.over = false
        const values = editorValuesOf(form.current, current.item)
        const text = JSON.stringify(values)
        if (text === current.sent && !over) {
          show('saved')
          return 'saved'
        }
        show('saving')
        const outcome = await sendDraft(current.item, values, over)
        if (outcome.item) storeSaved(outcome.item, text)
        show(outcome.mark, outcome)
        return END[outcome.mark]
      }),
    [form, show, storeSaved],
  )
  /** Saves after any running save. Resolves to true if all input is saved. */
  const settle = useCallback(
    (over = false): Promise<boolean> => {
      now.current.over ||= over
      return queue.flush()
    },
    [queue],
  )
  const edited = useCallback(() => {
    const { current } = now
    if (form.current) saveText(current.item.id, editorValuesOf(form.current, current.item))
    if (current.mark === 'behind') return
    if (current.mark === 'saved') show('unsaved')
    queue.schedule()
  }, [queue, show, form])
  useBackOnline(() => {
    if (now.current.mark === 'offline') void settle()
  })
  useEffect(() => queue.stop, [queue])
  return { item, setItem, mark, refusal, now, show, settle, edited }
}

/** Unsaved text from an earlier visit in this browser. */
function useSavedText(item: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const [unsentText, setUnsentText] = useState<SavedText | null>(null)
  const first = useRef(item)
  const { id } = item
  useEffect(() => {
    const found = readText(id)
    if (!found || !form.current) return
    const { at: _, ...values } = found
    if (JSON.stringify(values) !== JSON.stringify(editorValuesOf(form.current, first.current))) setUnsentText(found)
    else dropText(id)
  }, [id, form])
  const discardUnsent = () => {
    dropText(id)
    setUnsentText(null)
  }
  return { unsentText, discardUnsent, markSent: () => setUnsentText(null) }
}

/**
 * Saves a draft while it is edited. Input is never removed from the fields. What could not be sent is stored in the
 * browser and sent later.
 */
export function useSaving(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const { drawn, draw } = useDrawn(loaded)
  const { item, setItem, mark, refusal, now, show, settle, edited } = useQueue(loaded, form)
  const { unsentText, discardUnsent, markSent } = useSavedText(item, form)

  // After an action the server's values replace the fields, unless this browser saved them itself.
  useEffect(() => {
    const previous = now.current.item
    if (loaded === previous) return
    now.current.item = loaded
    setItem(loaded)
    if (loaded.id === previous.id && loaded.revision === previous.revision) return
    draw({ doc: loaded.draft, slug: loaded.slug, position: loaded.position, saved: true })
    show('saved')
  }, [loaded, draw, show, setItem, now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the fields are rendered again
  useEffect(() => {
    if (form.current)
      now.current.sent = drawn.saved ? JSON.stringify(editorValuesOf(form.current, now.current.item)) : ''
    if (!drawn.saved) edited()
  }, [drawn.generation])

  const bringBack = () => {
    if (unsentText) draw({ ...unsentText, saved: false })
    markSent()
  }
  /** The last saved revision. It may be newer than the rendered one. */
  const revision = () => now.current.item.revision
  return { item, drawn, mark, ...refusal, unsentText, edited, settle, revision, discardUnsent, bringBack }
}
export type Saving = ReturnType<typeof useSaving>
