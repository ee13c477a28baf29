import type { IconName } from './icons/list.ts'

export interface ToastMessage {
  id: number
  text: string
  icon?: IconName
  /** One act: undo, open. */
  act?: { label: string; onPress: () => void }
}

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly ToastMessage[]) => {
  messages = next
  for (const listener of listeners) listener()
}

/** Shows one line for 6 s (browser only). Never for errors that need an answer. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  publish([...messages.slice(-2), { ...message, id: ++lastId }])
}

export const dismissToast = (id: number): void => publish(messages.filter((message) => message.id !== id))

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): readonly ToastMessage[] => messages
const NONE: readonly ToastMessage[] = []
export const noToasts = (): readonly ToastMessage[] => NONE
