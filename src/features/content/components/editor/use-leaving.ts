import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditorItem } from '../../contract.ts'
import { dropText, readText, type SavedText, saveText } from './saved-text.ts'
import { type SaveMark, typedIn } from './send-draft.ts'

interface LeavingProps {
  item: EditorItem
  form: RefObject<HTMLFormElement | null>
  mark: () => SaveMark
  onOnline: () => void
}

/** Asks before unsaved text is left, keeps it in this browser, and finds what an earlier visit left. */
export function useLeaving(props: LeavingProps) {
  const { id } = props.item
  const [kept, setKept] = useState<SavedText | null>(null)
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    const { form, item } = now.current
    const found = readText(id)
    if (found && form.current) {
      const { at: _, ...typed } = found
      if (JSON.stringify(typed) !== JSON.stringify(typedIn(form.current, item))) setKept(found)
      else dropText(id)
    }
    const online = () => now.current.mark() === 'offline' && now.current.onOnline()
    const leaving = (event: BeforeUnloadEvent) => {
      const { mark, form: fields } = now.current
      if (mark() === 'saved' || mark() === 'behind' || !fields.current) return
      saveText(id, typedIn(fields.current, now.current.item))
      event.preventDefault()
    }
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', leaving)
    }
  }, [id])
  const letGo = () => {
    dropText(id)
    setKept(null)
  }
  return { kept, letGo, taken: () => setKept(null) }
}
