import type { LoaderFunctionArgs } from 'react-router'
import { pageCall, pageContext } from '../../../web/page.ts'
import type { Campaign } from '../../campaigns/contract.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { contract as faq, type Question } from '../../faq/contract.ts'
import { chooseQuestions } from '../../faq/rules/choose-questions.ts'
import { loadOpenPage, type OpenPage } from './open-page.ts'
import { startPath } from './start-path.ts'

export interface KindPage extends OpenPage {
  questions: Question[]
  /** Address where a brand starts a campaign; visitors sign up first. */
  start: string
}

/** Loads the figures, examples and questions of a page about one kind of campaign. */
export async function loadKind(
  { context }: LoaderFunctionArgs,
  wanted: { kind: Campaign['kind']; jobs: number; influencers: number; questions: readonly string[] },
): Promise<KindPage> {
  const { lang, viewer } = context.get(pageContext)
  const [page, questions] = await Promise.all([
    loadOpenPage(context, wanted),
    fetchContent(() => pageCall(context)(faq.list, { params: { locale: lang, x: 'marketer' } })),
  ])
  return {
    ...page,
    questions: chooseQuestions(questions?.data ?? [], wanted.questions),
    start: startPath(lang, viewer.scope, wanted.kind),
  }
}
