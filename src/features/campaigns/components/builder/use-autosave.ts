import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useBackOnline, useOffline } from '../../../../web/use-offline.ts'
import type { Campaign, Estimate, SectionCode } from '../../contract.ts'
import { DraftSaver, type SaverState } from './draft-saver.ts'
import { fetchEstimate, sendDraft } from './save-campaign.ts'
import { readUnsaved, writeUnsaved } from './unsaved.ts'

export interface Autosave extends SaverState {
  offline: boolean
  saver: DraftSaver
  /** Registers the form of an open section. */
  register: (section: SectionCode, form: HTMLFormElement | null) => void
}

/** The saver of the page's draft. Loading the page again gives it the newly loaded draft. */
export function useAutosave(loaded: Campaign, estimate: Estimate): Autosave {
  const forms = useRef(new Map<SectionCode, HTMLFormElement>())
  const first = useRef({ loaded, estimate })
  const saver = useMemo(() => {
    const { id } = first.current.loaded
    return new DraftSaver(first.current.loaded, first.current.estimate, {
      send: (version, draft, saved) => sendDraft(id, version, draft, saved),
      estimate: () => fetchEstimate(id),
      read: () => readUnsaved(id),
      write: (unsaved) => writeUnsaved(id, unsaved),
      formOf: (section) => {
        const form = forms.current.get(section)
        return form ? new FormData(form) : null
      },
    })
  }, [])
  const state = useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => saver.state,
  )
  const offline = useOffline()
  useEffect(() => saver.load(loaded, estimate), [saver, loaded, estimate])
  useBackOnline(() => void saver.flush())
  useEffect(() => () => saver.stop(), [saver])
  const register = useMemo(
    () => (section: SectionCode, form: HTMLFormElement | null) => {
      if (form) forms.current.set(section, form)
      else forms.current.delete(section)
    },
    [],
  )
  return { ...state, offline, saver, register }
}
