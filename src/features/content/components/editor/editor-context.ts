import { createContext, useContext } from 'react'

export interface EditorPage {
  /** The error of a field, by its path in the document. */
  errorOf(path: string): string | undefined
  /** Called when a component changed a value itself, so that no input event was fired. */
  edited(): void
}

const EditorContext = createContext<EditorPage>({ errorOf: () => undefined, edited: () => {} })

export const EditorProvider = EditorContext.Provider
export const useEditorPage = (): EditorPage => useContext(EditorContext)

/** Id of the editor's form. Fields outside the form are attached to it by this id. */
export const EDITOR_FORM = 'desk-form'
