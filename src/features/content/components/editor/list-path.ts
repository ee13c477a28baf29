import type { Kind } from '../../kinds.ts'

/** Packages are the catalogue and have their own place in the menu. */
export const listPath = (lang: string, kind: Kind): string =>
  kind === 'package' ? `/${lang}/Operator/package` : `/${lang}/Operator/content/${kind}`
