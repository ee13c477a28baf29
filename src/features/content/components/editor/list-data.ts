import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { submit } from '../../../../web/actions.ts'
import { field } from '../../../../web/form-data.ts'
import { load, notFound, pageCall, pageContext } from '../../../../web/page.ts'
import { contract, EDITOR_STATES } from '../../contract.ts'
import { KINDS, type Kind } from '../../kinds.ts'

/** The kind that an address names; any other word is a page that is not there. */
export function kindOf(name: string | undefined): Kind {
  const kind = KINDS.find((known) => known === name)
  if (!kind) throw notFound()
  return kind
}

/** Packages are the catalogue and have their own place in the menu. */
export const listPath = (lang: string, kind: Kind): string =>
  kind === 'package' ? `/${lang}/Operator/package` : `/${lang}/Operator/content/${kind}`

export async function loadList({ context, request }: LoaderFunctionArgs, kind: Kind) {
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const state = EDITOR_STATES.find((known) => known === query.get('state'))
  const after = query.get('after') ?? undefined
  const call = pageCall(context)
  return load(async () => {
    const [list, counts] = await Promise.all([
      call(contract.list, {
        params: { kind },
        query: { ...(q && { q }), ...(state && { state }), ...(after && { after }) },
      }),
      call(contract.counts),
    ])
    return {
      kind,
      rows: list.data,
      next: list.next,
      counts: counts.data,
      messages: counts.messages,
      q,
      state: state ?? '',
      fresh: query.has('new'),
    }
  })
}
export type ListData = Awaited<ReturnType<typeof loadList>>
export const useListData = () => useLoaderData<ListData>()

/** A new draft, or a copy of one: its page is opened. */
export function listAction(args: ActionFunctionArgs, kind: Kind) {
  const server = args.context.get(pageContext)
  const mark = server.newKey().replaceAll('-', '').slice(-8)
  return submit(args, async (form, call, intent) => {
    const copyOf = intent === 'copy' ? field(form, 'id') : undefined
    const enteredSlug = field(form, 'slug')
    const slug = copyOf ? `${enteredSlug.slice(0, 91)}-${mark}` : enteredSlug || `${kind}-${mark}`
    const { data: item } = await call(contract.create, {
      params: { kind },
      body: { slug, ...(copyOf && { copyOf }) },
    })
    return `${listPath(server.lang, kind)}/${item.id}`
  })
}
