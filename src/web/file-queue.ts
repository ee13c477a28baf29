/**
 * Sends files one after the other. After a failure the remaining files wait until the failed one is sent again or
 * skipped.
 */
export class FileQueue {
  readonly #send: (file: File) => Promise<boolean>
  readonly #files: File[] = []
  #failed: File | null = null
  #isRunning = false
  #isLeftOut = false

  /** `send` resolves with whether the file was stored. */
  constructor(send: (file: File) => Promise<boolean>) {
    this.#send = send
  }

  add = (files: readonly File[]): void => {
    this.#files.push(...files)
    void this.#run()
  }

  /** Sends the failed file again, then the remaining files. */
  retry = (): void => {
    if (this.#failed) this.#files.unshift(this.#failed)
    this.#failed = null
    void this.#run()
  }

  /** Continues without the file that failed or whose upload is being cancelled. */
  leaveOut = (): void => {
    this.#isLeftOut = this.#isRunning
    this.#failed = null
    void this.#run()
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#failed) return
    this.#isRunning = true
    for (let file = this.#files.shift(); file; file = this.#failed ? undefined : this.#files.shift()) {
      this.#isLeftOut = false
      const isStored = await this.#send(file)
      if (!isStored && !this.#isLeftOut) this.#failed = file
    }
    this.#isRunning = false
  }
}
