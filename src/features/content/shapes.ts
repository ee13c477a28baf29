import { z } from 'zod'
import { zId, zLang, zTime } from '../../core/shapes.ts'
import { KINDS } from './kinds.ts'

export const zKind = z.enum(KINDS)
export const zSlug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'slug')
export const zContentLocale = z.enum(['th', 'en', 'id', 'es', 'co'])
const zWords = z.object({ th: z.string(), en: z.string() })

export const EDITOR_STATES = ['draft', 'live', 'scheduled'] as const

/** Why a draft cannot be published: the error code and the fields concerned. */
const zRefusal = z.object({ code: z.enum(['content_incomplete', 'page_key_taken']), fields: z.array(z.string()) })
export type Refusal = z.output<typeof zRefusal>
/** A scheduled publication that failed, with its planned time. */
const zMissed = zRefusal.extend({ at: zTime })
export type Missed = z.output<typeof zMissed>

/** An item in the editor's list, without its text: state, schedule and dates. */
export const zEditorRow = z.object({
  id: zId,
  kind: zKind,
  slug: z.string(),
  title: zWords,
  facet: z.string(),
  /** `draft`: not public, or no longer. `live`: public. `changed`: public, with a newer draft. */
  state: z.enum(['draft', 'live', 'changed']),
  publishAt: zTime.nullable(),
  unpublishAt: zTime.nullable(),
  missed: zMissed.nullable(),
  publishedAt: zTime.nullable(),
  updatedAt: zTime,
})

/** A row of the editor's list. `downloads`: counts in total and in the last 30 days; null for other kinds. */
export const zListedRow = zEditorRow.extend({ downloads: z.object({ total: z.int(), recent: z.int() }).nullable() })

/** A complete item in the editor. `draft` has the shape of its kind (kinds.ts). */
export const zEditorItem = zEditorRow.extend({
  draft: z.record(z.string(), z.unknown()),
  revision: z.int(),
  position: z.int(),
  /** Address of the draft after publication, below /{lang}; null if it has no page of its own. */
  path: z.string().nullable(),
  /** The current public address; null while it is not public. */
  livePath: z.string().nullable(),
  /** Field names that publication still needs. */
  missing: z.array(z.string()),
})
export type EditorItem = z.output<typeof zEditorItem>
export type EditorRow = z.output<typeof zEditorRow>
export type ListedRow = z.output<typeof zListedRow>

export const zVersionRow = z.object({
  number: z.int(),
  published: z.enum(['published', 'kept']),
  slug: z.string(),
  /** Who published or replaced it; null for the system. */
  byName: z.string().nullable(),
  createdAt: zTime,
})
export type VersionRow = z.output<typeof zVersionRow>

/** A changed field, by its path in the document. `lang` if it is bilingual. */
export const zChange = z.object({
  path: z.string(),
  lang: zLang.nullable(),
  /** `choice`: the parts are values of the field's closed list. `picture`: the parts are URLs of pictures. */
  type: z.enum(['text', 'choice', 'picture']),
  /** In reading order. `added` parts are only in the newer text, `removed` parts only in the older one. */
  parts: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
})
export type Change = z.output<typeof zChange>

/** An earlier version, and its differences to the draft. */
export const zVersion = zVersionRow.extend({ changes: z.array(zChange) })
export type Version = z.output<typeof zVersion>

export const zKindCount = z.object({ kind: zKind, total: z.int(), live: z.int() })
