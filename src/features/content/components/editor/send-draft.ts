import type { EditorItem } from '../../contract.ts'
import { docOfForm, textsOfForm } from '../../rules/form.ts'
import { dropText, saveText, type Typed } from './saved-text.ts'

export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'behind'

/** How a save ended. Only `saved` has the item as it is now. */
export interface Outcome {
  mark: Extract<SaveMark, 'saved' | 'offline' | 'refused' | 'behind'>
  item?: EditorItem
  reason: string
  /** Path in the document → what is wrong there. */
  fields: Record<string, string>
}

interface Answer {
  data?: unknown
  code?: string
  message?: string
  fields?: Record<string, string>
}

/** What the fields say now, those beside the form that belong to it included. */
export function typedIn(form: HTMLFormElement, { kind }: Pick<EditorItem, 'kind'>): Typed {
  const texts = textsOfForm(new FormData(form))
  return { doc: docOfForm(kind, texts), slug: texts.text('slug').trim(), position: Number(texts.text('position') || 0) }
}

/** Saves what was typed over the item's revision. What does not arrive is kept in this browser. */
export async function sendDraft(item: EditorItem, typed: Typed, over: boolean): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/operator/content/item/${item.id}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-language': document.documentElement.lang },
      body: JSON.stringify({ ...typed, revision: item.revision, ...(over && { over }) }),
    })
    const body = (await answer.json()) as Answer
    if (answer.ok) {
      dropText(item.id)
      return { mark: 'saved', item: body.data as EditorItem, reason: '', fields: {} }
    }
    saveText(item.id, typed)
    const mark = body.code === 'content_behind' ? 'behind' : 'refused'
    return { mark, reason: body.message ?? String(answer.status), fields: body.fields ?? {} }
  } catch {
    saveText(item.id, typed)
    return { mark: 'offline', reason: '', fields: {} }
  }
}
