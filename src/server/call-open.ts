import { newId } from '../core/ids.ts'
import type { Lang } from '../core/shapes.ts'
import { OPEN_CALLER } from '../platform/context.ts'
import { type App, dispatch } from './dispatch.ts'
import type { ApiResponse } from './response.ts'

/** Calls an open endpoint as a visitor, for routes that the server itself defines. */
export function callOpen(app: App, id: string, lang: Lang, params: unknown, query?: unknown): Promise<ApiResponse> {
  const registered = app.registry.get(id)
  if (!registered) throw new Error(`no endpoint ${id}`)
  return dispatch(app, registered, {
    lang,
    caller: OPEN_CALLER,
    ip: '127.0.0.1',
    userAgent: '',
    device: {},
    requestId: newId(),
    cookies: {},
    headers: {},
    params,
    query,
  })
}
