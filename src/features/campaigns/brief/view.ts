import type { Lang } from '../../../core/shapes.ts'
import type { Figures } from '../../../i18n/fill-figures.ts'
import { translator } from '../../../i18n/messages.ts'
import { vocabularyText } from '../../../i18n/vocabulary/index.ts'
import { vocabularyWords } from '../../../i18n/vocabulary/words.ts'
import { briefText } from '../text/brief.ts'
import type en from '../text/brief-en.ts'
import { type BriefValues, type Term, termsOfBrief } from './terms.ts'
import { briefWords } from './words.ts'

/**
 * A brief that the loader has formatted in the page's language, so that the bundle contains neither its texts nor its
 * rules.
 */
export interface BriefView {
  terms: Term[]
  /** Small print about revisions, the same for every brief. */
  revisions: string
  labels: Record<'toDo' | 'brief' | 'dos' | 'donts' | 'references' | 'reference' | 'productPage' | 'shownIn', string>
}

/** The language and figures for a page or for the caller of an endpoint. */
export interface ViewContext {
  lang: Lang
  /** Current rates, limits and deadlines. */
  figures: Figures
}

/** Formats a brief. `terms`: figures of a job's own terms, which override the current ones. */
export async function viewBrief(
  { lang, figures }: ViewContext,
  brief: object,
  terms: Figures = {},
): Promise<BriefView> {
  const [texts, vocabulary] = await Promise.all([briefText.load(lang), vocabularyText.load(lang)])
  const t = translator<typeof en>(texts, { ...figures, ...terms })
  return {
    terms: termsOfBrief(brief as BriefValues, briefWords(t, lang, vocabularyWords(translator(vocabulary)))),
    revisions: t('revisions'),
    labels: {
      toDo: t('toDo'),
      brief: t('brief'),
      dos: t('dos'),
      donts: t('donts'),
      references: t('references'),
      reference: t('reference'),
      productPage: t('productPage'),
      shownIn: t('shownIn'),
    },
  }
}
