import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { teamsText } from '../text/index.ts'
import { LimitNote } from './limit-note.tsx'

beforeAll(() => teamsText.load('en'))

const LIMIT = { actLimit: 500_000, monthLimit: 2_000_000, month: 1_600_000, approvers: ['Nuan', 'Fon'] }
const shown = (amount: number, limit: typeof LIMIT | null = LIMIT) =>
  renderToStaticMarkup(
    <LangProvider lang="en">
      <LimitNote limit={limit} amount={amount} />
    </LangProvider>,
  )

test('a member over their own limit reads the limit and who approves', () => {
  expect(shown(500_001)).toContain('goes to Nuan and Fon for approval')
  expect(shown(500_001)).toContain('5,000 credits per action')
  expect(shown(450_000)).toContain('20,000 credits a month')
})

test('nothing is shown within the limit or to those without one', () => {
  expect(shown(400_000)).toBe('')
  expect(shown(9_000_000, null)).toBe('')
})
