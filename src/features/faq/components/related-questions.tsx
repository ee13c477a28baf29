import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FaqRow } from '../../../ui/faq-row.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import type { Question } from '../contract.ts'
import { faqText } from '../text/index.ts'
import { ANSWER } from './answer-look.ts'

/** Questions related to a page's topic; each links to its answer on the FAQ page. */
export function RelatedQuestions({ questions }: { questions: readonly Question[] }) {
  const t = useText(faqText)
  const lang = useLang()
  return questions.map(({ slug, question, answer, lang: spoken }, i) => {
    const other = spoken === lang ? undefined : spoken
    return (
      <FaqRow key={slug} open={i === 0} question={<span lang={other}>{question}</span>}>
        {other && <p className="mb-2 text-xs text-ink-3">{t('shownIn')}</p>}
        <RichText html={answer} lang={other} className={ANSWER} />
        <p className="mt-3">
          <TextLink href={`/${lang}/faq?audience=marketer#${slug}`} className="hit text-sm">
            {t('link')}
          </TextLink>
        </p>
      </FaqRow>
    )
  })
}
