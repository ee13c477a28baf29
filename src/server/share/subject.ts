import { routeTable } from '../../app/route-table.ts'
import { type DetailKind, detailKindOfShare, pageNameOf, shareNameOf } from '../../core/page-meta.ts'
import type { Bilingual, Lang } from '../../core/shapes.ts'
import { contract as campaigns, type PublicCampaign } from '../../features/campaigns/contract.ts'
import { localize } from '../../features/content/rules/words.ts'
import { readLive } from '../../features/content/service.ts'
import { zSlug } from '../../features/content/shapes.ts'
import { contract as profiles } from '../../features/public-profiles/contract.ts'
import type { PublicProfile } from '../../features/public-profiles/shapes.ts'
import { readSeo } from '../../features/site/service.ts'
import { formatBahtShort, formatCompact } from '../../i18n/formats.ts'
import { OPEN_CALLER } from '../../platform/context.ts'
import { callOpen } from '../call-open.ts'
import type { App } from '../dispatch.ts'
import type { ShareSubject } from './card.ts'

/** The label above the title. */
const KICKERS: Readonly<Record<DetailKind, Bilingual>> = {
  article: { th: 'บทความ', en: 'Article' },
  caseStudy: { th: 'กรณีศึกษา', en: 'Case study' },
  package: { th: 'แพ็กเกจ', en: 'Package' },
  influencer: { th: 'ครีเอเตอร์', en: 'Creator' },
  job: { th: 'งานรีวิว', en: 'Review job' },
}

/** Pages that may be shared: open, indexed and without parameters. */
const PAGES = new Map(
  routeTable
    .filter(({ guard, path, noindex }) => guard === 'open' && !noindex && !path.split('/').at(-1)?.startsWith(':'))
    .map(({ path }) => {
      const { page, section } = pageNameOf(path)
      return [shareNameOf(page, section), { page, section }]
    }),
)

/** The content of a share picture by name, or null if nothing public has this name. */
export async function subjectOf(app: App, name: string, lang: Lang): Promise<ShareSubject | null> {
  const page = PAGES.get(name)
  if (page) {
    const { title, description, scene } = await readSeo(app, { ...page, lang })
    return { title, note: description, scene }
  }
  const dot = name.indexOf('.')
  const [thing, rest] = [detailKindOfShare(name.slice(0, dot)), name.slice(dot + 1)]
  if (thing === 'job') return jobSubject(app, rest, lang)
  if (thing === 'influencer') return influencerSubject(app, rest, lang)
  if (!thing || !zSlug.safeParse(rest).success) return null
  const item = await readLive({ db: app.db, caller: OPEN_CALLER }, thing, rest)
  if (!item) return null
  const { title, summary, cover } = item.doc
  return {
    title: localize(title, lang),
    note: localize(summary, lang),
    scene: cover.scene,
    kicker: KICKERS[thing][lang],
  }
}

async function jobSubject(app: App, id: string, lang: Lang): Promise<ShareSubject | null> {
  const answer = await callOpen(app, campaigns.publicCampaign.id, lang, { id })
  if (answer.status !== 200) return null
  const { data } = answer.body as { data: PublicCampaign }
  return {
    title: lang === 'en' && data.titleEn ? data.titleEn : data.title,
    note: data.brand.name,
    scene: data.coverScene ?? data.topic,
    kicker: KICKERS.job[lang],
    tag: formatBahtShort(data.price),
  }
}

/** Name, channels with their followers, and the rating. */
async function influencerSubject(app: App, handle: string, lang: Lang): Promise<ShareSubject | null> {
  const answer = await callOpen(app, profiles.get.id, lang, { handle })
  if (answer.status !== 200) return null
  const { data } = answer.body as { data: PublicProfile }
  const channels = data.channels
    .slice(0, 2)
    .map(({ handle: name, followers }) => (followers === null ? `@${name}` : `@${name} ${formatCompact(followers)}`))
  return {
    title: data.name,
    note: channels.join(' · '),
    scene: data.interests[0] ?? 'beauty',
    kicker: KICKERS.influencer[lang],
    ...(data.rating && { tag: `${(data.rating.average / 10).toFixed(1)} / 5` }),
  }
}
