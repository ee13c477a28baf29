import { useCallback, useEffect, useRef, useState } from 'react'
import type { Campaign, Estimate, SectionCode } from '../../contract.ts'
import { draftOfForm } from './draft-form.ts'

export type SaveMark = 'saved' | 'saving' | 'failed'

export interface Autosave {
  /** The draft as it was last saved. */
  campaign: Campaign
  marks: Partial<Record<SectionCode, SaveMark>>
  /** Field → message of the last refused save. */
  fields: Record<string, string>
  /** Somebody else saved meanwhile: only a reload helps. */
  conflict: boolean
  savedAt: string
  estimate: Estimate
  /** Something in a section changed. */
  edit: (section: SectionCode, form: HTMLFormElement) => void
  retry: () => void
  /** Resolves when nothing waits to be saved. */
  settle: () => Promise<void>
}

const AFTER_TYPING = 700
const ESTIMATED: readonly SectionCode[] = ['post', 'creators', 'price', 'rights']

interface Sent {
  status: number
  body: { data?: unknown; code?: string; fields?: Record<string, string> }
}

async function send(path: string, method: 'PATCH' | 'POST', body: unknown): Promise<Sent> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Sent['body'] }
}

/**
 * Saves a draft while it is written: one save at a time, each with the version it was made from. What the person typed
 * stays in the fields whatever happens; a failed save is kept and sent again with the next change.
 */
export function useAutosave(loaded: Campaign, firstEstimate: Estimate): Autosave {
  const [campaign, setCampaign] = useState(loaded)
  const [estimate, setEstimate] = useState(firstEstimate)
  const [marks, setMarks] = useState<Autosave['marks']>({})
  const [fields, setFields] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState(false)
  // The forms, not what they said when the change was told: a picker writes its field a moment after that.
  const waiting = useRef(new Map<SectionCode, HTMLFormElement>())
  const version = useRef(loaded.version)
  const running = useRef<Promise<void> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const path = `/api/campaigns/${loaded.id}`

  useEffect(() => {
    version.current = loaded.version
    setCampaign(loaded)
    setEstimate(firstEstimate)
    setMarks({})
    setFields({})
    setConflict(false)
  }, [loaded, firstEstimate])

  const run = useCallback(async () => {
    const parts = [...waiting.current]
    if (parts.length === 0) return
    waiting.current.clear()
    const sections = parts.map(([section]) => section)
    const mark = (state: SaveMark) =>
      setMarks((now) => ({ ...now, ...Object.fromEntries(sections.map((s) => [s, state])) }))
    const keep = () => {
      for (const [section, form] of parts) if (!waiting.current.has(section)) waiting.current.set(section, form)
      mark('failed')
    }
    mark('saving')
    try {
      const drafts = parts.map(([section, form]) => draftOfForm(section, new FormData(form)))
      const body = Object.assign({ version: version.current }, ...drafts) as object
      const { status, body: answer } = await send(path, 'PATCH', body)
      if (status !== 200) {
        if (answer.code === 'conflict' || answer.code === 'campaign_state') setConflict(true)
        setFields(answer.fields ?? {})
        return keep()
      }
      const saved = answer.data as Campaign
      version.current = saved.version
      setCampaign(saved)
      setFields({})
      mark('saved')
      if (!sections.some((section) => ESTIMATED.includes(section))) return
      const told = await send(`${path}/estimate`, 'POST', {})
      if (told.status === 200) setEstimate(told.body.data as Estimate)
    } catch {
      keep()
    }
  }, [path])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    await running.current
    if (waiting.current.size === 0) return
    running.current = run().finally(() => {
      running.current = null
    })
    await running.current
  }, [run])

  const edit = useCallback(
    (section: SectionCode, form: HTMLFormElement) => {
      setMarks((now) => ({ ...now, [section]: 'saving' }))
      clearTimeout(timer.current)
      waiting.current.set(section, form)
      timer.current = setTimeout(() => void flush(), AFTER_TYPING)
    },
    [flush],
  )

  const settle = useCallback(async () => {
    await running.current
    await flush()
  }, [flush])
  return {
    campaign,
    marks,
    fields,
    conflict,
    savedAt: campaign.updatedAt,
    estimate,
    edit,
    retry: () => void flush(),
    settle,
  }
}
