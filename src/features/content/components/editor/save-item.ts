import { browserCall } from '../../../../web/browser-call.ts'
import { CallError } from '../../../../web/page.ts'
import { SAVE_ITEM } from '../../addresses.ts'
import type { contract, EditorItem } from '../../contract.ts'
import { docOfForm, textsOfForm } from '../../rules/form.ts'
import type { EditorValues } from './saved-text.ts'

export type SaveMark = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'behind'

/** Result of a save. Has `item` only for `saved`. */
export interface Outcome {
  mark: Extract<SaveMark, 'saved' | 'offline' | 'refused' | 'behind'>
  item?: EditorItem
  reason: string
  /** Errors by path in the document. */
  fields: Record<string, string>
}

/** Current values of the fields, including those outside the form that belong to it. */
export function editorValuesOf(form: HTMLFormElement, { kind }: Pick<EditorItem, 'kind'>): EditorValues {
  const texts = textsOfForm(new FormData(form))
  return { doc: docOfForm(kind, texts), slug: texts.text('slug').trim(), position: Number(texts.text('position') || 0) }
}

/** Saves the input as the next revision of the item. */
export async function sendDraft(item: EditorItem, typed: EditorValues, over: boolean): Promise<Outcome> {
  try {
    const { data } = await browserCall<typeof contract.save>(SAVE_ITEM, {
      params: { id: item.id },
      body: { ...typed, revision: item.revision, ...(over && { over }) },
    })
    return { mark: 'saved', item: data, reason: '', fields: {} }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) return { mark: 'offline', reason: '', fields: {} }
    const { code, message, status, fields = {} } = thrown.failure
    return { mark: code === 'content_behind' ? 'behind' : 'refused', reason: message || String(status), fields }
  }
}
