import { and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { ContentTag } from '../../core/content-tags.ts'
import type { DetailKind } from '../../core/page-meta.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { cacheVersions } from '../../platform/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { HIDDEN_BLOG_CATEGORY } from '../content/kinds.ts'
import { contentItems } from '../content/schema.ts'

/** The versions of some contents as one string. A tag that never changed has no version. */
export async function readVersions(tx: Tx, tags: readonly ContentTag[]): Promise<string> {
  const rows = await tx
    .select()
    .from(cacheVersions)
    .where(inArray(cacheVersions.tag, [...tags]))
    .orderBy(cacheVersions.tag)
  return rows.map(({ tag, version }) => `${tag}=${version}`).join(' ')
}

/** An active talent manager by account. */
export async function findManager(tx: Tx, uuid: string, lang: Lang): Promise<{ uuid: string; name: string } | null> {
  const [row] = await tx
    .select({ uuid: accounts.id, name: shownName(lang) })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .where(and(eq(accounts.id, uuid), eq(accounts.status, 'active'), eq(influencers.talentManager, true)))
  return row ?? null
}

/** A public page of a content item: kind, address and last change. */
export interface PublicPage {
  kind: DetailKind
  slug: string
  /** Null if it is not recorded. */
  changedAt: Date | null
}

/** Every article, case study and package that is public and not hidden. */
export async function listPublicPages(tx: Tx): Promise<PublicPage[]> {
  const rows = await tx
    .select({
      kind: contentItems.kind,
      slug: contentItems.slug,
      liveAt: contentItems.liveAt,
      updatedAt: contentItems.updatedAt,
    })
    .from(contentItems)
    .where(
      and(
        inArray(contentItems.kind, ['article', 'caseStudy', 'package']),
        isNotNull(contentItems.live),
        or(ne(contentItems.kind, 'article'), ne(contentItems.facet, String(HIDDEN_BLOG_CATEGORY))),
      ),
    )
    .orderBy(contentItems.kind, desc(contentItems.publishedAt))
  return rows.map(({ liveAt, updatedAt, ...row }) => ({ ...row, changedAt: liveAt ?? updatedAt })) as PublicPage[]
}

/** Handles of the influencers whose profiles are listed in search engines. */
export async function listPublicProfiles(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ handle: influencers.handle })
    .from(influencers)
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .where(and(eq(influencers.publicProfile, 'listed'), eq(accounts.status, 'active')))
  return rows.map(({ handle }) => handle)
}
