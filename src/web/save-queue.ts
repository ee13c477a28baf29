/** Result of a save: a failed one is retried, a stopped one waits for the user's decision. */
export type SaveEnd = 'saved' | 'failed' | 'stopped'

const AFTER_TYPING = 700
const FIRST_RETRY = 5_000
const LONGEST_RETRY = 60_000

/** Saves a page while it is edited: debounced, one save at a time, with retries. */
export class SaveQueue {
  readonly #save: () => Promise<SaveEnd>
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<SaveEnd> | null = null
  #retryIn = FIRST_RETRY

  constructor(save: () => Promise<SaveEnd>) {
    this.#save = save
  }

  /** Call after each change. */
  schedule = (wait = AFTER_TYPING): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), wait)
  }

  /** Saves immediately, after any save in progress. Returns true if the save succeeded. */
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
