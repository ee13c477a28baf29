import { useState } from 'react'

/** Whether a file of the form is still on its way: the act waits for it. */
export function useUploads() {
  const [state, setState] = useState<'empty' | 'sending' | 'ready'>('empty')
  return { sending: state === 'sending', onState: setState }
}
