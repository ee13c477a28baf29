import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { Job } from '../contract.ts'
import { jobActsText } from '../text/acts/index.ts'
import { RequestsLeft } from './marketer-forms.tsx'

beforeAll(() => jobActsText.load('en'))

const noteOf = (rejections: number, extraRounds = 0): string => {
  const job = { draft: { included: 2, extraRounds, rejections }, brandMoney: { extraRound: 49_500 } } as unknown as Job
  return renderToStaticMarkup(
    <LangProvider lang="en">
      <RequestsLeft job={job} />
    </LangProvider>,
  ).replace(/<[^>]+>/g, '')
}

it('before requesting a revision, the marketer sees how many are left, and for the last one what follows', () => {
  expect(noteOf(0)).toBe('Revision 1 of 2 included in the pay')
  expect(noteOf(1)).toMatch(/^Last revision included in the pay.*until you pay 495 credits for one more revision/)
  expect(noteOf(1, 1)).toBe('Revision 2 of 3 included in the pay')
})
