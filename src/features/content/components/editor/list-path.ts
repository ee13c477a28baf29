import type { Kind } from '../../kinds.ts'

/** Packages have a menu entry of their own, the catalogue. */
export const listPath = (lang: string, kind: Kind): string =>
  kind === 'package' ? `/${lang}/Operator/package` : `/${lang}/Operator/content/${kind}`
