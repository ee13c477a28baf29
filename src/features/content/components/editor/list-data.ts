import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../../web/actions.ts'
import { field } from '../../../../web/form-data.ts'
import { load, notFound, pageCall } from '../../../../web/page.ts'
import { qChoice, qCursor, qFlag, qText, readQuery } from '../../../../web/query.ts'
import { contract, EDITOR_STATES } from '../../contract.ts'
import { KINDS, type Kind } from '../../kinds.ts'
import { listPath } from './list-path.ts'

/** The kind in the address; any other value is a 404 page. */
export function kindOf(name: string | undefined): Kind {
  const kind = KINDS.find((kind) => kind === name)
  if (!kind) throw notFound()
  return kind
}

const zQuery = z.object({ q: qText(), state: qChoice(EDITOR_STATES), after: qCursor, new: qFlag })

export async function loadList({ context, url }: LoaderFunctionArgs, kind: Kind) {
  const { q, state, after, new: fresh } = readQuery(url, zQuery)
  const call = pageCall(context)
  return load(async () => {
    const [list, counts] = await Promise.all([
      call(contract.list, { params: { kind }, query: { q: q || undefined, state, after } }),
      call(contract.counts),
    ])
    return {
      kind,
      rows: list.data,
      next: list.next,
      counts: counts.data,
      messages: counts.messages,
      filters: { q, state },
      fresh,
    }
  })
}
export type ListData = Awaited<ReturnType<typeof loadList>>

const create = async ({ call, lang }: ActionInput, kind: Kind, body: { slug: string; copyOf?: string }) => {
  const { data: item } = await call(contract.create, { params: { kind }, body })
  return `${listPath(lang, kind)}/${item.id}`
}
/** A random suffix that makes the addresses of unnamed drafts unique. */
const newSuffix = ({ newKey }: ActionInput): string => newKey().replaceAll('-', '').slice(-8)

/** Creates a draft, or copies one, and opens its page. */
export const listAction = (kindIn: (params: ActionInput['params']) => Kind) =>
  defineActions({
    create(input) {
      const kind = kindIn(input.params)
      return create(input, kind, { slug: field(input.form, 'slug') || `${kind}-${newSuffix(input)}` })
    },
    copy(input) {
      const slug = `${field(input.form, 'slug').slice(0, 91)}-${newSuffix(input)}`
      return create(input, kindIn(input.params), { slug, copyOf: field(input.form, 'target') })
    },
  })
