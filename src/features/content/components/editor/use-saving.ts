import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SaveQueue } from '../../../../web/save-queue.ts'
import { useBackOnline } from '../../../../web/use-offline.ts'
import type { EditorItem } from '../../contract.ts'
import { type SaveMark, sendDraft, typedIn } from './save-item.ts'
import { dropText, readText, type SavedText, saveText } from './saved-text.ts'

interface Drawn {
  doc: Record<string, unknown>
  slug: string
  position: number
  /** Counts up whenever the fields are drawn anew. */
  generation: number
  /** Whether the server has what is drawn. */
  saved: boolean
}
const NOTHING_SAID: { reason: string; fields: Record<string, string> } = { reason: '', fields: {} }

/** What the fields are drawn from: the server's word, unless it is what this browser saved itself. */
function useDrawn(item: EditorItem) {
  const { draft: doc, slug, position } = item
  const [drawn, setDrawn] = useState<Drawn>({ doc, slug, position, generation: 0, saved: true })
  const draw = useCallback((from: Pick<Drawn, 'doc' | 'slug' | 'position' | 'saved'>) => {
    setDrawn(({ generation }) => ({ ...from, generation: generation + 1 }))
  }, [])
  return { drawn, draw }
}

const END = { saved: 'saved', offline: 'failed', refused: 'stopped', behind: 'stopped' } as const

/** The saves of the form, each with the revision it was made from. */
function useQueue(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const [item, setItem] = useState(loaded)
  const [mark, setMark] = useState<SaveMark>('saved')
  const [refusal, setRefusal] = useState(NOTHING_SAID)
  const now = useRef({ item: loaded, mark: 'saved' as SaveMark, sent: '', over: false })

  const show = useCallback((next: SaveMark, said = NOTHING_SAID) => {
    now.current.mark = next
    setMark(next)
    setRefusal(said)
  }, [])
  const queue = useMemo(
    () =>
      new SaveQueue(async () => {
        const { current } = now
        const { over } = current
        if (!form.current || (current.mark === 'behind' && !over)) return 'stopped'
        current.over = false
        const values = typedIn(form.current, current.item)
        const text = JSON.stringify(values)
        if (text === current.sent && !over) {
          show('saved')
          return 'saved'
        }
        show('saving')
        const outcome = await sendDraft(current.item, values, over)
        if (outcome.item) {
          current.item = outcome.item
          current.sent = text
          setItem(outcome.item)
          if (form.current && JSON.stringify(typedIn(form.current, outcome.item)) === text) dropText(outcome.item.id)
        }
        show(outcome.mark, outcome)
        return END[outcome.mark]
      }),
    [form, show],
  )
  /** Saves, after a save that is on its way; resolves with whether everything typed is saved. */
  const settle = useCallback(
    (over = false): Promise<boolean> => {
      now.current.over ||= over
      return queue.flush()
    },
    [queue],
  )
  const edited = useCallback(() => {
    const { current } = now
    if (form.current) saveText(current.item.id, typedIn(form.current, current.item))
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

/** What an earlier visit left in this browser. */
function useSavedText(item: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const [kept, setKept] = useState<SavedText | null>(null)
  const first = useRef(item)
  const { id } = item
  useEffect(() => {
    const found = readText(id)
    if (!found || !form.current) return
    const { at: _, ...values } = found
    if (JSON.stringify(values) !== JSON.stringify(typedIn(form.current, first.current))) setKept(found)
    else dropText(id)
  }, [id, form])
  const letGo = () => {
    dropText(id)
    setKept(null)
  }
  return { kept, letGo, taken: () => setKept(null) }
}

/**
 * Saves a draft while it is written. Whatever happens, what was typed stays in the fields; what could not be sent is
 * kept in the browser and sent again.
 */
export function useSaving(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const { drawn, draw } = useDrawn(loaded)
  const { item, setItem, mark, refusal, now, show, settle, edited } = useQueue(loaded, form)
  const { kept, letGo, taken } = useSavedText(item, form)

  // After an act of the page the server's word counts, unless it is what this browser saved itself.
  useEffect(() => {
    const previous = now.current.item
    if (loaded === previous) return
    now.current.item = loaded
    setItem(loaded)
    if (loaded.id === previous.id && loaded.revision === previous.revision) return
    draw({ doc: loaded.draft, slug: loaded.slug, position: loaded.position, saved: true })
    show('saved')
  }, [loaded, draw, show, setItem, now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is drawn anew
  useEffect(() => {
    if (form.current) now.current.sent = drawn.saved ? JSON.stringify(typedIn(form.current, now.current.item)) : ''
    if (!drawn.saved) edited()
  }, [drawn.generation])

  const bringBack = () => {
    if (kept) draw({ ...kept, saved: false })
    taken()
  }
  /** The revision that is saved now, ahead of what is drawn. */
  const revision = () => now.current.item.revision
  return { item, drawn, mark, ...refusal, kept, edited, settle, revision, letGo, bringBack }
}
export type Saving = ReturnType<typeof useSaving>
