import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zCounter, zId, zNext, zPaging, zTime } from '../../core/shapes.ts'
import { SAVE_ITEM } from './addresses.ts'
import { EDITOR_STATES, zEditorItem, zKind, zKindCount, zListedRow, zSlug, zVersion, zVersionRow } from './shapes.ts'

export * from './shapes.ts'

const operatorOnly = { audience: 'operator' } as const
const params = z.object({ id: zId })
const revision = zCounter

/** Editor endpoints: all kinds use the same actions. */
export const contract = {
  counts: endpoint({
    ...operatorOnly,
    id: 'content.counts',
    method: 'GET',
    path: '/api/operator/content',
    summary: 'Returns the number of content items of each kind and the number of unanswered messages.',
    output: z.array(zKindCount),
    extra: z.object({ messages: z.int() }),
  }),
  list: endpoint({
    ...operatorOnly,
    id: 'content.list',
    method: 'GET',
    path: '/api/operator/content/{kind}',
    summary: 'Lists the content items of a kind, most recently changed first. `q` searches their texts.',
    params: z.object({ kind: zKind }),
    query: z.object({
      ...zPaging,
      state: z.enum(EDITOR_STATES).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    output: z.array(zListedRow),
    extra: zNext,
  }),
  create: endpoint({
    ...operatorOnly,
    id: 'content.create',
    method: 'POST',
    path: '/api/operator/content/{kind}',
    summary: 'Creates an empty draft, or a copy of another item of the same kind.',
    params: z.object({ kind: zKind }),
    body: z.object({ slug: zSlug, copyOf: zId.optional() }),
    output: zEditorItem,
    errors: ['slug_taken', 'not_found'],
  }),
  get: endpoint({
    ...operatorOnly,
    id: 'content.get',
    summary: 'Returns one content item for the editor.',
    method: 'GET',
    path: '/api/operator/content/item/{id}',
    params,
    output: zEditorItem,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...operatorOnly,
    id: 'content.save',
    ...SAVE_ITEM,
    summary:
      'Saves the draft of a content item with its slug and position. Fails if the draft has changed since `revision`, unless `over` is set.',
    params,
    body: z.object({
      revision,
      /** Overwrites what another operator saved in the meantime; the overwritten text is stored as a version. */
      over: z.boolean().optional(),
      slug: zSlug.optional(),
      position: z.int().min(0).max(10_000).optional(),
      doc: z.record(z.string(), z.unknown()),
    }),
    output: zEditorItem,
    errors: ['not_found', 'content_behind', 'slug_taken', 'invalid_input'],
  }),
  publish: endpoint({
    ...operatorOnly,
    id: 'content.publish',
    method: 'POST',
    path: '/api/operator/content/item/{id}/publish',
    summary: 'Publishes the draft of a content item, now or at `at`. It is unpublished again at `until`.',
    params,
    body: z.object({ revision, at: zTime.optional(), until: zTime.optional() }),
    output: zEditorItem,
    errors: ['not_found', 'content_behind', 'content_incomplete', 'content_time', 'page_key_taken'],
  }),
  unpublish: endpoint({
    ...operatorOnly,
    id: 'content.unpublish',
    method: 'POST',
    path: '/api/operator/content/item/{id}/unpublish',
    summary: 'Unpublishes a content item and cancels its scheduled publication.',
    params,
    output: zEditorItem,
    errors: ['not_found'],
  }),
  versions: endpoint({
    ...operatorOnly,
    id: 'content.versions',
    summary: 'Lists the saved versions of a content item, newest first.',
    method: 'GET',
    path: '/api/operator/content/item/{id}/versions',
    params,
    query: z.object(zPaging),
    output: z.array(zVersionRow),
    extra: zNext,
    errors: ['not_found'],
  }),
  version: endpoint({
    ...operatorOnly,
    id: 'content.version',
    method: 'GET',
    path: '/api/operator/content/item/{id}/versions/{number}',
    summary: 'Returns an earlier version of a content item and its differences from the draft.',
    params: z.object({ id: zId, number: z.coerce.number().int().min(1).max(1_000_000) }),
    output: zVersion,
    errors: ['not_found'],
  }),
  restore: endpoint({
    ...operatorOnly,
    id: 'content.restore',
    method: 'POST',
    path: '/api/operator/content/item/{id}/restore',
    summary: 'Replaces the draft of a content item with an earlier version. The previous draft is saved as a version.',
    params,
    body: z.object({ revision, number: zCounter }),
    output: zEditorItem,
    errors: ['not_found', 'content_behind'],
  }),
}
