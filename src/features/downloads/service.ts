import { dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import type { Handlers } from '../../platform/context.ts'
import type { Doc } from '../content/kinds.ts'
import { langOfLocale, localizeAll, localizedLang } from '../content/rules/words.ts'
import { readLive } from '../content/service.ts'
import type { contract } from './contract.ts'
import { countDownload } from './store.ts'

/** A managed file has precedence over an external URL. Only https URLs are used. */
function targetOf({ fileId, url }: Doc<'download'>): string | null {
  if (fileId) return `/media/${fileId}`
  return /^https:\/\//.test(url) ? url : null
}

export const handlers = {
  async get(ctx, { params, query }) {
    const item = await readLive(ctx, 'download', params.slug, query.preview)
    if (!item) throw new AppError('not_found')
    const lang = langOfLocale(params.locale)
    const { title, summary } = localizeAll(item.doc, lang)
    const { version, platform } = item.doc
    const shared = { slug: item.slug, version, platform, url: targetOf(item.doc) }
    return { ...shared, title, summary, lang: localizedLang(item.doc.title, lang) }
  },
  async start(ctx, { params }) {
    const item = await readLive(ctx, 'download', params.slug)
    const url = item && targetOf(item.doc)
    if (!item || !url) throw new AppError('not_found')
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      await countDownload(tx, item.id, dayOf(now), now)
      return { url }
    })
  },
} satisfies Handlers<typeof contract>
