import type { Tx } from '../../../db/types.ts'
import { audit } from '../../../platform/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ItemRecord } from '../store.ts'
import { stateOf } from './view.ts'

/** The columns of an item that the audit log stores. Its texts are stored as versions. */
const marksOf = (item: ItemRecord) => ({
  slug: item.draftSlug,
  publicSlug: item.live === null ? null : item.slug,
  position: item.draftPosition,
  state: stateOf(item),
  revision: item.revision,
  publishAt: item.publishAt,
  unpublishAt: item.unpublishAt,
})

/** Records an editor action with the item before and after it; `before` is null for a new one. */
export const record = (
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock' | 'ip'>,
  name: string,
  { before, after }: { before: ItemRecord | null; after: ItemRecord },
  detail: object = {},
): Promise<void> =>
  audit(tx, ctx, {
    act: `content.${name}`,
    targetType: after.kind,
    targetId: after.id,
    before: before && marksOf(before),
    after: { ...marksOf(after), ...detail },
  })
