import { createContext, useContext } from 'react'

export interface EditorPage {
  /** The word about a member, by its path in the document. */
  errorOf(path: string): string | undefined
  /** A part changed something by itself, so that no input said so. */
  edited(): void
}

const EditorContext = createContext<EditorPage>({ errorOf: () => undefined, edited: () => {} })

export const EditorProvider = EditorContext.Provider
export const useEditorPage = (): EditorPage => useContext(EditorContext)

/** Fields beside the form belong to it by this id. */
export const EDITOR_FORM = 'desk-form'
