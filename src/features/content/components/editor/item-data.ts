import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { submit } from '../../../../web/actions.ts'
import { field, fileField } from '../../../../web/form-data.ts'
import { type Call, load, notFound, pageCall, pageContext } from '../../../../web/page.ts'
import { contract as filesContract } from '../../../files/contract.ts'
import { contract, type EditorItem } from '../../contract.ts'
import type { Kind } from '../../kinds.ts'
import { fieldsAlong } from '../../rules/field.ts'
import { FIELDS } from '../../rules/fields.ts'
import { changeRows, docOfForm, filePaths, textsOfForm } from '../../rules/form.ts'
import { timeOfInput } from './bangkok-input.ts'
import { listPath } from './list-data.ts'

const VERSION_NUMBER = /^[1-9]\d{0,5}$/

export async function loadItem({ context, params, request }: LoaderFunctionArgs, kind: Kind) {
  const query = new URL(request.url).searchParams
  const call = pageCall(context)
  const id = params.id ?? ''
  const compare = query.get('compare') ?? ''
  const wanted = query.get('panel') === 'versions'
  const after = query.get('after') ?? undefined
  return load(async () => {
    const { data: item } = await call(contract.get, { params: { id } })
    if (item.kind !== kind) throw notFound()
    const [versions, version] = await Promise.all([
      wanted ? call(contract.versions, { params: { id }, query: { ...(after && { after }) } }) : null,
      wanted && VERSION_NUMBER.test(compare)
        ? call(contract.version, { params: { id, number: Number(compare) } }).then((answer) => answer.data)
        : null,
    ])
    return { item, versions: versions && { rows: versions.data, next: versions.next }, version }
  })
}
export type ItemData = Awaited<ReturnType<typeof loadItem>>

/** Files that came with the form go up first; their ids take their place in it. */
async function takeFiles(form: FormData, kind: Kind, call: Call): Promise<void> {
  for (const { path, idName, purpose } of filePaths(kind)) {
    if (field(form, `${path}.remove`)) form.set(idName, '')
    const file = await fileField(form, `${path}.file`)
    if (file) form.set(idName, (await call(filesContract.upload, { body: { purpose }, file })).data.id)
  }
}

/** What the form says, with the row that a button adds or takes out. */
function docOf(form: FormData, kind: Kind, intent: string): Record<string, unknown> {
  const doc = docOfForm(kind, textsOfForm(form))
  const [act, path = '', row] = intent.split(':')
  const list = fieldsAlong(FIELDS[kind], path).at(-1)?.field
  if (list && act === 'add') changeRows(doc, path, list, null)
  if (list && act === 'remove') changeRows(doc, path, list, Number(row))
  return doc
}

async function saveForm(form: FormData, kind: Kind, id: string, call: Call, intent: string): Promise<EditorItem> {
  await takeFiles(form, kind, call)
  const { data: item } = await call(contract.save, {
    params: { id },
    body: {
      revision: Number(field(form, 'revision')),
      ...(intent === 'over' && { over: true }),
      slug: field(form, 'slug'),
      position: Number(field(form, 'position') || 0),
      doc: docOf(form, kind, intent),
    },
  })
  return item
}

/** One form for everything: what was typed is saved first, then the act is done. */
export function itemAction(args: ActionFunctionArgs, kind: Kind) {
  const id = args.params.id ?? ''
  const here = `${listPath(args.context.get(pageContext).lang, kind)}/${id}`
  return submit(args, async (form, call, intent) => {
    const { revision } = await saveForm(form, kind, id, call, intent)
    const until = field(form, 'until')
    const times = { ...(until && { until: timeOfInput(until) }) }
    const [act, number] = intent.split(':')
    switch (act) {
      case 'publish':
        await call(contract.publish, { params: { id }, body: { revision, ...times } })
        break
      case 'schedule':
        await call(contract.publish, {
          params: { id },
          body: { revision, at: timeOfInput(field(form, 'at')), ...times },
        })
        break
      case 'unpublish':
        await call(contract.unpublish, { params: { id } })
        break
      case 'restore':
        await call(contract.restore, { params: { id }, body: { revision, number: Number(number) } })
        return `${here}?panel=versions`
    }
    return here
  })
}
