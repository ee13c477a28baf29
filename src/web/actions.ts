import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Lang } from '../core/shapes.ts'
import { field, readForm } from './form-data.ts'
import { enteredIn, type FormState, listsIn } from './form-state.ts'
import { type Call, CallError, pageCall, pageContext, type Viewer } from './page.ts'

export interface ActionInput {
  form: FormData
  call: Call
  lang: Lang
  viewer: Viewer
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** The path of the page, without the query. */
  path: string
  /** Idempotency key that the loader made and the form sent: a second submit of the same form changes nothing. */
  idempotencyKey: string
  /** Returns a new idempotency key. */
  newKey: () => string
  /** The part of the intent after a colon: `3` in `restore:3`. */
  argument: string
}

/** Calls endpoints and returns the path to redirect to, or data for the page. */
export type Act<T = unknown> = (input: ActionInput) => Promise<string | T>

/** Actions that all redirect to the same page; `next` is its path. */
export const actsWithNext = <Result>(
  acts: Readonly<Record<string, (input: ActionInput) => Promise<Result>>>,
  next: (name: string, input: ActionInput, result: Result) => string,
): Readonly<Record<string, Act<never>>> => {
  const entries = Object.entries(acts).map(([name, act]) => [
    name,
    async (input: ActionInput) => next(name, input, await act(input)),
  ])
  return Object.fromEntries(entries)
}

type DataOf<A> = A extends Act<infer T> ? Exclude<T, string> : never

/**
 * The action of a page: one function for each intent of its forms. An unknown intent returns 400. A rejected call
 * returns `FormState` with the call's status.
 */
export function defineActions<const Acts extends Readonly<Record<string, Act>>>(acts: Acts) {
  return async (args: ActionFunctionArgs) => {
    const form = await readForm(args.request)
    const intent = field(form, 'intent')
    const [name = '', ...rest] = intent.split(':')
    if (!Object.hasOwn(acts, name)) throw data(null, { status: 400 })
    const { lang, viewer, newKey } = args.context.get(pageContext)
    try {
      const next = await acts[name]!({
        form,
        call: pageCall(args.context),
        lang,
        viewer,
        params: args.params,
        url: args.url,
        path: args.url.pathname,
        idempotencyKey: field(form, 'idempotencyKey'),
        newKey,
        argument: rest.join(':'),
      })
      return typeof next === 'string' ? redirect(next, 303) : (next as DataOf<Acts[keyof Acts]>)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { failure } = error
      const entered = { values: enteredIn(form), lists: listsIn(form) }
      const state: FormState = { error: failure, fields: failure.fields ?? {}, ...entered, intent }
      return data(state, { status: failure.status })
    }
  }
}
