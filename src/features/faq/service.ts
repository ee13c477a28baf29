import { fillFigures } from '../../i18n/fill-figures.ts'
import type { Handlers } from '../../platform/context.ts'
import { langOfLocale, localize, localizedLang } from '../content/rules/words.ts'
import { listLiveOf, readDraft, withDraft } from '../content/service.ts'
import type { contract } from './contract.ts'
import { findQuestions } from './rules/find.ts'

/** Upper limit; a readable list of questions is much shorter. */
const QUESTIONS_MAX = 500

export const handlers = {
  async list(ctx, { params, query }) {
    const lang = langOfLocale(params.locale)
    const draft = await readDraft(ctx, 'faq', query.preview)
    const figures = ctx.figures()
    const items = await listLiveOf(ctx.db, { kind: 'faq', facets: [params.x], order: 'position', limit: QUESTIONS_MAX })
    const questions = withDraft(items, draft, draft?.doc.audience === params.x).map(({ slug, doc }) => ({
      slug,
      question: fillFigures(localize(doc.question, lang), figures),
      answer: fillFigures(localize(doc.answer, lang), figures),
      topic: localize(doc.topic, lang),
      lang: localizedLang(doc.answer, lang),
    }))
    return { data: findQuestions(questions, query.q ?? ''), total: questions.length, preview: draft !== null }
  },
} satisfies Handlers<typeof contract>
