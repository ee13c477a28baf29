import type { Words } from '../kinds.ts'

/** Who signs a new article. */
export const EDITORS: Words = { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' }
/** Bylines of the site's own people together. */
const TEAM = [EDITORS.th, EDITORS.en, 'ทีมงาน Talad', 'Talad team', 'Talad']

/** The person who signs, or undefined for the team. */
export const personOf = (byline: string): string | undefined =>
  byline.trim() === '' || TEAM.includes(byline.trim()) ? undefined : byline
