import type { Lang } from '../../../core/shapes.ts'

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** How a message begins whose link names a package; empty for anything that is no address of one. */
export const packageLine = (slug: string | null, lang: Lang): string =>
  slug && SLUG.test(slug) ? `${lang === 'th' ? 'แพ็กเกจ' : 'Package'}: ${slug}\n` : ''
