import type { AnyEndpoint, CallInput, CallOutput } from '../src/core/endpoint.ts'
import { contract, type EditorItem } from '../src/features/content/contract.ts'
import type { Kind } from '../src/features/content/kinds.ts'
import { buildOperator } from './factories.ts'
import { openTestApp } from './harness.ts'

type Revision = Pick<EditorItem, 'id' | 'revision'>

/** The application with an operator who edits content. A call that fails throws its body. */
export async function openEditor() {
  const app = await openTestApp()
  const as = await app.callerOf((await buildOperator(app.db)).id)
  async function call<E extends AnyEndpoint>(endpoint: E, input: Partial<CallInput<E>>): Promise<CallOutput<E>> {
    const { status, body } = await app.call(endpoint, { as, ...input })
    if (status >= 400) throw body
    return body
  }
  const of = ({ id, revision }: Revision, body: object) => ({ params: { id }, body: { revision, ...body } })
  return {
    ...{ app, as, call },
    create: async (kind: Kind, slug: string) =>
      (await call(contract.create, { params: { kind }, body: { slug } })).data as EditorItem,
    save: async (item: Revision, doc: object, place: object = {}) =>
      (await call(contract.save, of(item, { doc, ...place }) as never)).data as EditorItem,
    publish: async (item: Revision, times: object = {}) =>
      (await call(contract.publish, of(item, times) as never)).data as EditorItem,
    get: async ({ id }: Pick<EditorItem, 'id'>) => (await call(contract.get, { params: { id } })).data as EditorItem,
  }
}
export type TestEditor = Awaited<ReturnType<typeof openEditor>>
