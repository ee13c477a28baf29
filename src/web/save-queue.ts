/** How a save ended: a failed one is tried again, a stopped one waits for the person to decide. */
export type SaveEnd = 'saved' | 'failed' | 'stopped'

const AFTER_TYPING = 700
const FIRST_RETRY = 5_000
const LONGEST_RETRY = 60_000

/** Saves a page while it is written: a pause after the last change, one save at a time, and again when one fails. */
export class SaveQueue {
  readonly #save: () => Promise<SaveEnd>
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<SaveEnd> | null = null
  #retryIn = FIRST_RETRY

  constructor(save: () => Promise<SaveEnd>) {
    this.#save = save
  }

  /** Something changed. */
  schedule = (wait = AFTER_TYPING): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), wait)
  }

  /** Saves at once, after a save that is running; true when the save ended well. */
  flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
    this.#running = this.#save().finally(() => {
      this.#running = null
    })
    const end = await this.#running
    if (end === 'failed') {
      this.schedule(this.#retryIn)
      this.#retryIn = Math.min(LONGEST_RETRY, this.#retryIn * 2)
    } else if (end === 'saved') this.#retryIn = FIRST_RETRY
    return end === 'saved'
  }

  stop = (): void => clearTimeout(this.#timer)
}
