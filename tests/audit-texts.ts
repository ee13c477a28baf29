import type { Tx } from '../src/db/types.ts'
import { changesOf } from '../src/features/operators/components/changes.ts'
import { actWords, targetWords } from '../src/features/operators/rules/audit-words.ts'
import { teamActWords } from '../src/features/teams/rules/act-words.ts'
import { auditLog } from '../src/platform/schema.ts'

/** A printed id, JSON or the name of a code. */
const RAW = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-|^[[{]|^[a-z]+(_[a-z0-9]+)+$|^[a-z]+:[a-z]+$/
/** Values that a person wrote or that are addresses, and may look like a code. */
const FREE = new Set(['Address', 'Published address', 'Code', 'Package', 'Reference', 'Name', 'Key starts with'])
const OTHER = teamActWords('none.such').en

/** Prints every action of the log as the page does; returns what would be shown as a key, an id or JSON. */
export async function rawAuditTexts(db: Tx): Promise<string[]> {
  const rows = await db.select().from(auditLog)
  const found = rows.flatMap(({ act, targetType, before, after }) => {
    const words = actWords('en', act)
    const bare = words.toLowerCase() === OTHER && targetType !== 'team' ? [`${act}: no words`] : []
    const target =
      targetWords('en', targetType) === 'Content' && !act.startsWith('content.') ? [`${targetType}: no words`] : []
    const values = changesOf('en', before, after).flatMap((change) =>
      [change.before, change.after]
        .flatMap((text) => text.split(', '))
        .filter((text) => RAW.test(text) && !text.includes('@') && !FREE.has(change.field))
        .map((text) => `${act} ${change.field}: ${text}`),
    )
    return [...bare, ...target, ...values]
  })
  return [...new Set(found)]
}
