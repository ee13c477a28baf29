import { type SaveEnd, SaveQueue } from '../../../../web/save-queue.ts'
import { SECTIONS, type SectionCode } from '../../brief/codes.ts'
import type { Campaign, Estimate } from '../../contract.ts'
import { draftOfForm } from './draft-form.ts'
import type { SaveResult } from './save-campaign.ts'
import type { FieldValues, StoredUnsaved, Unsaved } from './unsaved.ts'

/** `refused`: some values of the section are invalid; the others are saved. */
export type SaveMark = 'saved' | 'saving' | 'refused' | 'failed'

export interface SaverState {
  /** The last saved draft. */
  campaign: Campaign
  estimate: Estimate
  marks: Partial<Record<SectionCode, SaveMark>>
  /** Field to message of the last rejected save. */
  fields: Record<string, string>
  /** Why saving failed: the server's message, or null if there was no response. */
  failure: { message: string | null } | null
  /**
   * Another window has saved in the meantime. `reload`: this page has not loaded those changes yet; `choose`: it has,
   * and the user decides which values to keep.
   */
  conflict: 'reload' | 'choose' | null
  /** Values that are stored only in this browser. */
  unsaved: Unsaved
  /** Incremented when the fields must be reset to other values. */
  generation: number
}

/** Dependencies on the page, which tests replace. */
export interface SaverPorts {
  send: (version: number, draft: Readonly<Record<string, unknown>>, saved: Campaign) => Promise<SaveResult>
  estimate: () => Promise<Estimate | null>
  read: () => StoredUnsaved | null
  write: (unsaved: StoredUnsaved) => void
  /** The form of a section; null while the section is closed. */
  formOf: (section: SectionCode) => FormData | null
}

const ESTIMATED: readonly SectionCode[] = ['post', 'creators', 'price', 'rights']

const sectionsOf = (unsaved: Unsaved): SectionCode[] => SECTIONS.filter((code) => unsaved[code])

/** Values that are still unsaved after a save: rejected ones, and those that changed during the save. */
function leftOf(unsaved: Unsaved, sent: Unsaved, refused: Readonly<Record<string, string>>): Unsaved {
  const left: Unsaved = {}
  for (const code of sectionsOf(unsaved)) {
    const values = Object.entries(unsaved[code] as FieldValues).filter(([name, value]) => {
      const before = sent[code]?.[name]
      return name in refused || before === undefined || JSON.stringify(before) !== JSON.stringify(value)
    })
    if (values.length > 0) left[code] = Object.fromEntries(values)
  }
  return left
}

/**
 * Autosaves a draft. It runs one save at a time, each based on the version of the last one. An invalid value does not
 * prevent saving the others. Unsaved values are kept in this tab's storage and survive a reload.
 */
export class DraftSaver {
  state: SaverState
  readonly #ports: SaverPorts
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Set<SectionCode>()
  readonly #queue = new SaveQueue(() => this.#save())
  #loaded = false

  constructor(campaign: Campaign, estimate: Estimate, ports: SaverPorts) {
    this.#ports = ports
    this.state = {
      campaign,
      estimate,
      marks: {},
      fields: {},
      failure: null,
      conflict: null,
      unsaved: {},
      generation: 0,
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #set(change: Partial<SaverState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #mark(sections: readonly SectionCode[], mark: SaveMark): void {
    this.#set({ marks: { ...this.state.marks, ...Object.fromEntries(sections.map((code) => [code, mark])) } })
  }

  #store(unsaved: Unsaved, version = this.state.campaign.version): void {
    this.#ports.write({ version, sections: unsaved })
    this.#set({ unsaved })
  }

  /** Call when the page is loaded or reloaded. Values that were not saved before are shown and sent again. */
  load(loaded: Campaign, estimate: Estimate): void {
    const { state } = this
    const campaign = loaded.version < state.campaign.version ? state.campaign : loaded
    const found = this.#ports.read()
    const older = found !== null && found.version < campaign.version
    const shown = this.#loaded && campaign.version === state.campaign.version
    const unsaved = found?.sections ?? {}
    this.#loaded = true
    this.#pending.clear()
    this.#set({
      campaign,
      estimate,
      marks: {},
      fields: {},
      failure: null,
      conflict: older ? 'choose' : null,
      unsaved,
      generation: state.generation + (shown || (!found && campaign.version === state.campaign.version) ? 0 : 1),
    })
    if (!found) return
    for (const code of sectionsOf(unsaved)) this.#pending.add(code)
    this.#mark(sectionsOf(unsaved), older ? 'failed' : 'saving')
    if (!older) this.#queue.schedule(0)
  }

  /**
   * Call when a field has changed. The form is read after a short delay, because a picker writes its field after the
   * event.
   */
  edit(section: SectionCode, name: string): void {
    this.#pending.add(section)
    this.#mark([section], this.state.conflict ? 'failed' : 'saving')
    setTimeout(() => {
      const texts = this.#ports.formOf(section)?.getAll(name)
      if (!texts) return
      const values = { ...this.state.unsaved[section], [name]: texts.filter((text) => typeof text === 'string') }
      this.#store({ ...this.state.unsaved, [section]: values })
    }, 0)
    this.#queue.schedule()
  }

  /** Saves pending changes after the save in progress. */
  flush = (): Promise<boolean> => this.#queue.flush()

  async #save(): Promise<SaveEnd> {
    if (this.#pending.size === 0) return 'saved'
    if (this.state.conflict) return 'stopped'
    const forms = [...this.#pending].flatMap((code) => {
      const form = this.#ports.formOf(code)
      return form ? [[code, form] as const] : []
    })
    if (forms.length === 0) return 'stopped'
    const sections = forms.map(([code]) => code)
    for (const code of sections) this.#pending.delete(code)
    this.#mark(sections, 'saving')
    const draft = Object.assign({}, ...forms.map(([code, form]) => draftOfForm(code, form)))
    const sent = Object.fromEntries(sections.map((code) => [code, this.state.unsaved[code]])) as Unsaved
    const { campaign } = this.state
    const result = await this.#ports.send(campaign.version, draft, campaign)
    if (result.kind === 'saved') {
      await this.#saved(sections, sent, result)
      return 'saved'
    }
    for (const code of sections) this.#pending.add(code)
    this.#mark(sections, 'failed')
    if (result.kind === 'conflict') {
      this.#set({ conflict: 'reload' })
      return 'stopped'
    }
    this.#set({ failure: { message: result.message ?? null } })
    return 'failed'
  }

  async #saved(
    sections: readonly SectionCode[],
    sent: Unsaved,
    { campaign, refused }: Extract<SaveResult, { kind: 'saved' }>,
  ): Promise<void> {
    this.#set({ failure: null, fields: refused, ...(campaign && { campaign }) })
    this.#store(leftOf(this.state.unsaved, sent, refused))
    for (const code of sections)
      if (!this.#pending.has(code)) this.#mark([code], this.state.unsaved[code] ? 'refused' : 'saved')
    if (!sections.some((code) => ESTIMATED.includes(code))) return
    const estimate = await this.#ports.estimate()
    if (estimate) this.#set({ estimate })
  }

  /** Saves all pending changes now. Returns the sections with values that remain unsaved. */
  async settle(): Promise<SectionCode[]> {
    await new Promise((done) => setTimeout(done, 0))
    await this.flush()
    return sectionsOf(this.state.unsaved)
  }

  /** Saves again. After a conflict this overwrites what the other window saved. */
  retry = (): void => {
    this.#set({ conflict: null })
    void this.flush()
  }

  discard = (): void => {
    this.#pending.clear()
    this.#store({})
    this.#set({ conflict: null, marks: {}, fields: {}, failure: null, generation: this.state.generation + 1 })
  }

  /**
   * Call before a form of the page saves the draft itself: values that remain unsaved are then based on the version
   * after that save.
   */
  expectSave = (): void => this.#store(this.state.unsaved, this.state.campaign.version + 1)

  stop(): void {
    this.#queue.stop()
  }
}
