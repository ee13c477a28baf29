import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { EditorItem } from '../../contract.ts'
import { type SaveMark, sendDraft, typedIn } from './send-draft.ts'
import { useLeaving } from './use-leaving.ts'

const AFTER_TYPING = 900
const AFTER_SILENCE = 5_000

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

/** One save at a time, each with the revision it was made from, a pause after the last change. */
function useQueue(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const [item, setItem] = useState(loaded)
  const [mark, setMark] = useState<SaveMark>('saved')
  const [refusal, setRefusal] = useState(NOTHING_SAID)
  const now = useRef({ item: loaded, mark: 'saved' as SaveMark, sent: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean> | null>(null)

  const show = useCallback((next: SaveMark, said = NOTHING_SAID) => {
    now.current.mark = next
    setMark(next)
    setRefusal(said)
  }, [])
  const attempt = useCallback(
    async (over: boolean): Promise<boolean> => {
      const { current } = now
      if (!form.current) return false
      const typed = typedIn(form.current, current.item)
      const text = JSON.stringify(typed)
      if (text === current.sent && !over) {
        show('saved')
        return true
      }
      show('saving')
      const outcome = await sendDraft(current.item, typed, over)
      if (outcome.item) {
        current.item = outcome.item
        current.sent = text
        setItem(outcome.item)
      }
      show(outcome.mark, outcome)
      return outcome.mark === 'saved'
    },
    [form, show],
  )
  /** Saves, after a save that is on its way; resolves with whether everything typed is saved. */
  const settle = useCallback(
    async (over = false): Promise<boolean> => {
      clearTimeout(timer.current)
      while (running.current) await running.current
      if (now.current.mark === 'behind' && !over) return false
      running.current = attempt(over)
      const done = await running.current
      running.current = null
      if (now.current.mark === 'offline') timer.current = setTimeout(() => void settle(), AFTER_SILENCE)
      return done
    },
    [attempt],
  )
  const edited = useCallback(() => {
    if (now.current.mark === 'behind') return
    if (now.current.mark === 'saved') show('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void settle(), AFTER_TYPING)
  }, [settle, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { item, setItem, mark, refusal, now, show, settle, edited }
}

/**
 * Saves a draft while it is written. Whatever happens, what was typed stays in the fields; what could not be sent is
 * kept in the browser and sent again.
 */
export function useSaving(loaded: EditorItem, form: RefObject<HTMLFormElement | null>) {
  const { drawn, draw } = useDrawn(loaded)
  const { item, setItem, mark, refusal, now, show, settle, edited } = useQueue(loaded, form)
  const { kept, letGo, taken } = useLeaving({
    item,
    form,
    mark: () => now.current.mark,
    onOnline: () => void settle(),
  })

  // After an act of the page the server's word counts, unless it is what this browser saved itself.
  useEffect(() => {
    const known = now.current.item
    if (loaded === known) return
    now.current.item = loaded
    setItem(loaded)
    if (loaded.id === known.id && loaded.revision === known.revision) return
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
