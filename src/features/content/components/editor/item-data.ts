import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../../web/actions.ts'
import { bangkokTimeIn } from '../../../../web/bangkok-time.ts'
import { field, fileField } from '../../../../web/form-data.ts'
import { type Call, load, notFound, pageCall } from '../../../../web/page.ts'
import { pathWithQuery } from '../../../../web/path-with-query.ts'
import { qChoice, qCursor, qMatch, readQuery } from '../../../../web/query.ts'
import { contract as filesContract } from '../../../files/contract.ts'
import { contract, type EditorItem } from '../../contract.ts'
import type { Kind } from '../../kinds.ts'
import { fieldsAlong } from '../../rules/field.ts'
import { FIELDS } from '../../rules/fields.ts'
import { changeRows, docOfForm, filePaths, textsOfForm } from '../../rules/form.ts'
import { listPath } from './list-path.ts'

const zQuery = z.object({ panel: qChoice(['versions']), compare: qMatch(/^[1-9]\d{0,5}$/), after: qCursor })

export async function loadItem({ context, params, url }: LoaderFunctionArgs, kind: Kind) {
  const { panel, compare, after } = readQuery(url, zQuery)
  const call = pageCall(context)
  const id = params.id ?? ''
  return load(async () => {
    const { data: item } = await call(contract.get, { params: { id } })
    if (item.kind !== kind) throw notFound()
    const [versions, version] = await Promise.all([
      panel ? call(contract.versions, { params: { id }, query: { after } }) : null,
      panel && compare
        ? call(contract.version, { params: { id, number: Number(compare) } }).then((answer) => answer.data)
        : null,
    ])
    return { item, versions: versions && { rows: versions.data, next: versions.next }, version }
  })
}
export type ItemData = Awaited<ReturnType<typeof loadItem>>

/** Uploads the files sent with the form and replaces them with their ids. */
async function takeFiles(form: FormData, kind: Kind, call: Call): Promise<void> {
  for (const { path, idName, purpose } of filePaths(kind)) {
    if (field(form, `${path}.remove`)) form.set(idName, '')
    const file = await fileField(form, `${path}.file`)
    if (file) form.set(idName, (await call(filesContract.upload, { body: { purpose }, file })).data.id)
  }
}

interface Save {
  /** Overwrites what another operator saved in the meantime. */
  over?: boolean
  /** Adds or removes a row of a list. */
  change?: (doc: Record<string, unknown>) => void
}

async function save({ form, call, params }: ActionInput, kind: Kind, { over, change }: Save = {}): Promise<EditorItem> {
  await takeFiles(form, kind, call)
  const doc = docOfForm(kind, textsOfForm(form))
  change?.(doc)
  const { data: item } = await call(contract.save, {
    params: { id: params.id ?? '' },
    body: {
      revision: Number(field(form, 'revision')),
      ...(over && { over }),
      slug: field(form, 'slug'),
      position: Number(field(form, 'position') || 0),
      doc,
    },
  })
  return item
}

/** Adds a row to the list at a path of the document, or removes one. */
function changeList(doc: Record<string, unknown>, kind: Kind, path: string, row: number | null): void {
  const list = fieldsAlong(FIELDS[kind], path).at(-1)?.field
  if (list) changeRows(doc, path, list, row)
}

function untilIn(form: FormData): { until?: string } {
  const until = bangkokTimeIn(form, 'until')
  return until ? { until } : {}
}

/** Every action of the editor saves the input first and then runs. */
export function itemAction(kindIn: (params: ActionInput['params']) => Kind) {
  const pageOf = ({ lang, params }: ActionInput): string => `${listPath(lang, kindIn(params))}/${params.id}`
  const saveAs =
    (options?: (input: ActionInput, kind: Kind) => Save) =>
    async (input: ActionInput): Promise<string> => {
      const kind = kindIn(input.params)
      await save(input, kind, options?.(input, kind))
      return pageOf(input)
    }
  const saveThen =
    (act: (input: ActionInput, id: string, revision: number) => Promise<unknown>) =>
    async (input: ActionInput): Promise<string> => {
      const { id, revision } = await save(input, kindIn(input.params))
      await act(input, id, revision)
      return pageOf(input)
    }
  return defineActions({
    save: saveAs(),
    over: saveAs(() => ({ over: true })),
    add: saveAs(({ argument: path }, kind) => ({ change: (doc) => changeList(doc, kind, path, null) })),
    remove: saveAs(({ argument }, kind) => {
      const [path = '', row] = argument.split(':')
      return { change: (doc) => changeList(doc, kind, path, Number(row)) }
    }),
    publish: saveThen(({ form, call }, id, revision) =>
      call(contract.publish, { params: { id }, body: { revision, ...untilIn(form) } }),
    ),
    schedule: saveThen(({ form, call }, id, revision) => {
      const at = bangkokTimeIn(form, 'at')
      return call(contract.publish, { params: { id }, body: { revision, at, ...untilIn(form) } })
    }),
    unpublish: saveThen(({ call }, id) => call(contract.unpublish, { params: { id } })),
    async restore(input) {
      const { id, revision } = await save(input, kindIn(input.params))
      const number = Number(input.argument)
      await input.call(contract.restore, { params: { id }, body: { revision, number } })
      return pathWithQuery(pageOf(input), { panel: 'versions' })
    },
  })
}
