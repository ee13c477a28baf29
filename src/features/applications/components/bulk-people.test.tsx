import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { pauseText } from '../../job-pauses/text/index.ts'
import type { SelectedApplicant } from '../contract.ts'
import { OBSTACLES, type Obstacle } from '../rules/obstacles.ts'
import { bulkText } from '../text/bulk.ts'
import { PeopleNamed } from './bulk-people.tsx'

beforeAll(() => Promise.all([bulkText.load('en'), pauseText.load('en')]))

const applicant = (obstacle: Obstacle | null) =>
  ({
    id: '1',
    obstacle,
    creator: { name: 'Mali', avatarFileId: null, takesJobsFrom: obstacle === 'paused' ? '2025-12-05' : null },
    channel: { handle: 'mali', avatarUrl: null, followers: 1_200, engagementBps: null },
  }) as SelectedApplicant

const shown = (obstacle: Obstacle | null): string =>
  renderToStaticMarkup(
    <LangProvider lang="en">
      <PeopleNamed jobs={[applicant(obstacle)]} />
    </LangProvider>,
  )

it.each([...OBSTACLES, null])('an applicant with the obstacle %s is listed with the reason', (obstacle) => {
  expect(shown(obstacle)).toContain('Mali')
})

it('shows the date when a paused influencer takes jobs again, and figures if there is no obstacle', () => {
  expect(shown('paused')).toContain('Available from 5 Dec 2025')
  expect(shown('withdrawn')).toContain('Withdrew the application')
  expect(shown(null)).toContain('mali · 1.2K')
})
