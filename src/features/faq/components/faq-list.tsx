import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FaqRow } from '../../../ui/faq-row.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import type { Question } from '../contract.ts'
import { byTopic } from '../rules/find.ts'
import { faqText } from '../text/index.ts'
import { ANSWER } from './answer-look.ts'

function Answer({ slug, answer, lang }: Question) {
  const t = useText(faqText)
  const other = lang !== useLang()
  return (
    <>
      {/* Inside the row, so that browsers open the row for the URL's fragment even without JavaScript. */}
      <span id={slug} className="block scroll-mt-48" />
      {other && <p className="mb-2 text-xs text-ink-3">{t('shownIn')}</p>}
      <RichText html={answer} lang={other ? lang : undefined} className={ANSWER} />
      <p className="mt-3">
        <a
          href={`#${slug}`}
          className="hit inline-flex items-center gap-1.5 text-xs font-label text-action-text underline-offset-[3px] hover:underline"
        >
          <Icon name="link-simple" />
          {t('link')}
        </a>
      </p>
    </>
  )
}

/** Topics with their questions. The first answer on the page is open. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  const t = useText(faqText)
  const lang = useLang()
  const topics = byTopic(questions)
  const first = questions[0]?.slug
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-12">
      <nav aria-label={t('topics')} className="max-lg:hidden lg:sticky lg:top-6">
        <p className="text-sm text-ink-3">{t('topics')}</p>
        <ul className="mt-2 border-l-2 border-line">
          {topics.map(({ topic }, i) => (
            <li key={topic}>
              <a
                href={`#topic-${i + 1}`}
                className="flex min-h-9 items-center pl-4 text-sm text-ink-2 hover:text-ink hover:underline"
              >
                {topic}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-9">
        {topics.map((group, i) => (
          <section key={group.topic} aria-labelledby={`topic-${i + 1}`}>
            <h2 id={`topic-${i + 1}`} className="mb-3 text-xl">
              {group.topic} <span className="font-normal text-ink-3">{group.questions.length}</span>
            </h2>
            {group.questions.map((question) => (
              <FaqRow
                key={question.slug}
                open={question.slug === first}
                question={<span lang={question.lang !== lang ? question.lang : undefined}>{question.question}</span>}
              >
                <Answer {...question} />
              </FaqRow>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
