import type { Bilingual } from '../../../core/shapes.ts'

/** Author of a new article. */
export const EDITORS: Bilingual = { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' }
/** Bylines that stand for the site's own team. */
const TEAM = [EDITORS.th, EDITORS.en, 'ทีมงาน Talad', 'Talad team', 'Talad']

/** The author, or undefined for the site's own team. */
export const personOf = (byline: string): string | undefined =>
  byline.trim() === '' || TEAM.includes(byline.trim()) ? undefined : byline
