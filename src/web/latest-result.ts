/** Debounce of the changes, milliseconds. */
const TYPING_DELAY_MS = 300

/** Debounces the questions and shows only the answer to the latest one. */
export class LatestResult<Question, Answer> {
  readonly #find: (question: Question) => Promise<Answer>
  readonly #show: (answer: Answer) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #questions = 0

  constructor(find: (question: Question) => Promise<Answer>, show: (answer: Answer) => void) {
    this.#find = find
    this.#show = show
  }

  /** Call after each change. */
  ask = (question: Question): void => {
    this.stop()
    const own = this.#questions
    this.#timer = setTimeout(async () => {
      const answer = await this.#find(question)
      // A slower answer to an earlier question is dropped.
      if (own === this.#questions) this.#show(answer)
    }, TYPING_DELAY_MS)
  }

  /** Cancels the pending question and ignores a running one. `ask` starts again. */
  stop = (): void => {
    clearTimeout(this.#timer)
    this.#questions++
  }
}
