import type { Kind } from '../../kinds.ts'

/** Path of the list of a kind. Packages have a menu entry of their own. */
export const listPath = (lang: string, kind: Kind): string =>
  kind === 'package' ? `/${lang}/Operator/package` : `/${lang}/Operator/content/${kind}`
