import { createContext, useContext } from 'react'

export interface Desk {
  /** The word about a member, by its path in the document. */
  errorOf(path: string): string | undefined
  /** A part changed something by itself, so that no input said so. */
  edited(): void
}

const DeskContext = createContext<Desk>({ errorOf: () => undefined, edited: () => {} })

export const DeskProvider = DeskContext.Provider
export const useDesk = (): Desk => useContext(DeskContext)

/** Fields beside the form belong to it by this id. */
export const DESK_FORM = 'desk-form'
