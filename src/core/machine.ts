import { AppError, type ErrorCode, type ErrorDetails } from './errors.ts'

/**
 * A state machine as a table of rows. The table is plain data, read by the interface, the API, the documentation and
 * the tests. Guards, entries and notices are named in the rows and looked up by the caller.
 */
export interface Transition<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string = string,
> {
  /** States in which the event may happen. */
  from: readonly State[]
  event: Event
  /** Who may cause it. Building the machine fails if a row has no actor. */
  by: readonly Actor[]
  /** All must pass, in this order; the first refusal is returned. */
  guard?: readonly Guard[]
  to: State
  /** Name of the changes other than the state. */
  entry?: string
  /** Messages to send. */
  notify?: readonly unknown[]
}

/** Returns null to pass, or a refusal code (snake_case). */
export type GuardFunction<Facts> = (facts: Facts) => string | null

export type Step<R> = { ok: true; row: R } | { ok: false; code: string }

export interface Machine<State, Event, Actor, Facts, R> {
  readonly rows: readonly R[]
  /**
   * Finds the row for an event. Refusals: `event_not_possible` (not in this state), `actor_not_allowed`, or the code of
   * the first failing guard. Rows for the same event are tried in table order.
   */
  next(state: State, event: Event, actor: Actor, facts: Facts): Step<R>
  /** Events that would pass now for an actor, each once, in table order: for the buttons of a page. */
  allowed(state: State, actor: Actor, facts: Facts): Event[]
  /** Events of the table for an actor in a state, without evaluating guards. */
  eventsFor(state: State, actor: Actor): Event[]
}

/** Builds a machine. Throws RangeError for a row without a state or an actor, or with an unknown guard. */
export function machine<
  State extends string,
  Event extends string,
  Actor extends string,
  Guard extends string,
  Facts,
  R extends Transition<State, Event, Actor, Guard> = Transition<State, Event, Actor, Guard>,
>(spec: {
  rows: readonly R[]
  guards: Readonly<Record<Guard, GuardFunction<Facts>>>
}): Machine<State, Event, Actor, Facts, R> {
  const { rows, guards } = spec
  const byState = new Map<State, R[]>()
  for (const row of rows) {
    if (row.from.length === 0 || row.by.length === 0) throw new RangeError(`row without state or actor: ${row.event}`)
    const unknown = row.guard?.find((name) => !(name in guards))
    if (unknown !== undefined) throw new RangeError(`unknown guard: ${unknown}`)
    for (const state of row.from) byState.set(state, [...(byState.get(state) ?? []), row])
  }

  const refusal = (row: R, facts: Facts): string | null => {
    for (const name of row.guard ?? []) {
      const code = guards[name](facts)
      if (code !== null) return code
    }
    return null
  }

  const next = (state: State, event: Event, actor: Actor, facts: Facts): Step<R> => {
    const possible = (byState.get(state) ?? []).filter((row) => row.event === event)
    if (possible.length === 0) return { ok: false, code: 'event_not_possible' }
    const mine = possible.filter((row) => row.by.includes(actor))
    if (mine.length === 0) return { ok: false, code: 'actor_not_allowed' }
    let first: string | null = null
    for (const row of mine) {
      const code = refusal(row, facts)
      if (code === null) return { ok: true, row }
      first ??= code
    }
    return { ok: false, code: first ?? 'event_not_possible' }
  }

  const eventsFor = (state: State, actor: Actor): Event[] => [
    ...new Set((byState.get(state) ?? []).filter((row) => row.by.includes(actor)).map((row) => row.event)),
  ]

  return {
    rows,
    next,
    eventsFor,
    allowed: (state, actor, facts) => eventsFor(state, actor).filter((event) => next(state, event, actor, facts).ok),
  }
}

const NO_ROW: readonly string[] = ['event_not_possible', 'actor_not_allowed']

/**
 * Finds the row for an event, for a machine whose guards return error codes. Throws the guard's code, or `otherwise`
 * for a wrong state or actor.
 */
export function transitionFor<State, Event, Actor, Facts, R>(
  { next }: Pick<Machine<State, Event, Actor, Facts, R>, 'next'>,
  [state, event, actor]: readonly [State, Event, Actor],
  facts: Facts,
  otherwise: ErrorCode = 'conflict',
  details: ErrorDetails = {},
): R {
  const step = next(state, event, actor, facts)
  if (step.ok) return step.row
  throw new AppError(NO_ROW.includes(step.code) ? otherwise : (step.code as ErrorCode), details)
}
