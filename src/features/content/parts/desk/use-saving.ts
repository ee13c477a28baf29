import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DeskItem } from '../../contract.ts'
import { docOfForm, textsOfForm } from '../../rules/form.ts'
import { dropText, type Kept, keepText, readText, type Typed } from './kept-text.ts'

export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'behind'

const AFTER_TYPING = 900
const AFTER_SILENCE = 5_000

interface Answer {
  status: number
  body: { data?: unknown; code?: string; message?: string; fields?: Record<string, string> }
}

async function send(id: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`/api/operator/content/item/${id}`, {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-language': document.documentElement.lang },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

/** What the fields say now, those beside the form that belong to it included. */
function typedIn(form: HTMLFormElement, item: DeskItem): Typed {
  const texts = textsOfForm(new FormData(form))
  return {
    doc: docOfForm(item.kind, texts),
    slug: texts.text('slug').trim(),
    position: Number(texts.text('position') || 0),
  }
}

/**
 * Saves a draft while it is written: one save at a time, each with the revision it was made from. Whatever happens,
 * what was typed stays in the fields; what could not be sent is kept in the browser and sent again.
 */
export function useSaving(loaded: DeskItem, form: RefObject<HTMLFormElement | null>) {
  const [item, setItem] = useState(loaded)
  /** What the fields were drawn from; they are drawn anew with each generation. */
  const [drawn, setDrawn] = useState({ doc: loaded.draft, slug: loaded.slug, generation: 0 })
  const [mark, setMark] = useState<SaveMark>('saved')
  const [refusal, setRefusal] = useState<{ reason: string; fields: Record<string, string> }>({ reason: '', fields: {} })
  const [kept, setKept] = useState<Kept | null>(null)
  const now = useRef({ item: loaded, mark: 'saved' as SaveMark, sent: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean> | null>(null)

  const show = useCallback((next: SaveMark, said = { reason: '', fields: {} }) => {
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
        if (current.mark === 'unsaved') show('saved')
        return true
      }
      show('saving')
      try {
        const { status, body } = await send(current.item.id, {
          ...typed,
          revision: current.item.revision,
          ...(over && { over }),
        })
        if (status === 200) {
          current.item = body.data as DeskItem
          current.sent = text
          setItem(current.item)
          dropText(current.item.id)
          show('saved')
          return true
        }
        keepText(current.item.id, typed)
        show(body.code === 'content_behind' ? 'behind' : 'refused', {
          reason: body.message ?? String(status),
          fields: body.fields ?? {},
        })
      } catch {
        keepText(current.item.id, typed)
        show('offline')
      }
      return false
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

  const draw = useCallback((doc: Record<string, unknown>, slug: string) => {
    setDrawn(({ generation }) => ({ doc, slug, generation: generation + 1 }))
  }, [])

  // After an act of the page the server's word counts, unless it is what this browser saved itself.
  useEffect(() => {
    const known = now.current.item
    if (loaded === known) return
    now.current.item = loaded
    setItem(loaded)
    if (loaded.id === known.id && loaded.revision === known.revision) return
    draw(loaded.draft, loaded.slug)
    show('saved')
  }, [loaded, draw, show])

  // biome-ignore lint/correctness/useExhaustiveDependencies: freshly drawn fields are what is saved
  useEffect(() => {
    if (form.current) now.current.sent = JSON.stringify(typedIn(form.current, now.current.item))
  }, [drawn.generation, form])

  useEffect(() => {
    const found = readText(loaded.id)
    const { at: _, ...typed } = found ?? { at: 0 }
    if (found && JSON.stringify(typed) !== now.current.sent) setKept(found)
    const online = () => now.current.mark === 'offline' && void settle()
    const leaving = (event: BeforeUnloadEvent) => {
      if (now.current.mark === 'saved' || now.current.mark === 'behind' || !form.current) return
      keepText(loaded.id, typedIn(form.current, now.current.item))
      event.preventDefault()
    }
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', leaving)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', leaving)
    }
  }, [loaded.id, form, settle])

  const letGo = () => {
    dropText(loaded.id)
    setKept(null)
  }
  const bringBack = () => {
    if (!kept) return
    draw(kept.doc, kept.slug)
    setKept(null)
    edited()
  }
  /** The revision that is saved now, ahead of what is drawn. */
  const revision = () => now.current.item.revision
  return { item, drawn, mark, ...refusal, kept, edited, settle, revision, letGo, bringBack }
}
export type Saving = ReturnType<typeof useSaving>
