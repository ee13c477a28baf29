import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { QualificationResult } from '../contract.ts'
import { channelsText } from '../text/index.ts'
import { useCheckItems, useResultWords } from './qualification-words.ts'

const LANGS = ['th', 'en'] as const
beforeAll(() => Promise.all(LANGS.map((lang) => channelsText.load(lang))))

const check = (code: QualificationResult['checks'][number]['code'], passed: boolean | null) => ({
  code,
  passed,
  value: null,
  limit: null,
})

function Shown({ result }: { result: QualificationResult }) {
  const items = useCheckItems()(result)
  return (
    <>
      {useResultWords()(result)?.title}
      {items.map(({ label }, i) => (
        <i key={i}>{label}</i>
      ))}
    </>
  )
}
const shownIn = (lang: Lang, result: QualificationResult): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Shown result={result} />
    </LangProvider>,
  )

it('a failed check states the fact instead of the requirement', () => {
  const taken: QualificationResult = {
    code: 'already_signup',
    checks: [check('already_signup', false), check('not_public', null)],
  }
  expect(shownIn('en', taken)).toBe('Already on Talad<i>Already on Talad</i><i>Channel is public</i>')
  expect(shownIn('th', taken)).not.toContain('ยังไม่มีใคร')
  const hidden: QualificationResult = {
    code: 'not_public',
    checks: [check('already_signup', true), check('not_public', false)],
  }
  expect(shownIn('en', hidden)).toBe('Channel is private<i>Not on Talad yet</i><i>Channel is private</i>')
})
