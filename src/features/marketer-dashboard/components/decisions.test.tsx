import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { PERMISSIONS_OF, type TeamRole } from '../../teams/kinds.ts'
import type { HoldRequest } from '../../teams/shapes.ts'
import type { Overview } from '../contract.ts'
import { dashboardText } from '../text/index.ts'
import { Decisions } from './decisions.tsx'

beforeAll(() => dashboardText.load('en'))

const overview = (total: number) =>
  ({
    waiting: { total, applicants: total, campaigns: 2, campaign: null },
    ahead: { drafts: 0, posts: 0, rights: 0, rightsDay: null },
  }) as unknown as Overview
const hold = { id: newId(), amount: 550_000, requestedBy: 'Fon', campaign: null } as unknown as HoldRequest

function headingsFor(role: TeamRole | null, total: number, holds: HoldRequest[] = []): string[] {
  const element = (
    <LangProvider lang="en">
      <Decisions overview={overview(total)} next={[]} holds={holds} brand={undefined} now={0} />
    </LangProvider>
  )
  const viewer = { permissions: role && PERMISSIONS_OF[role] }
  const router = createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { viewer } } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<h[23].*?<\/h[23]>/g)].map(([heading]) =>
    heading
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[\s\u2060]+/g, ' ')
      .trim(),
  )
}

it('counts jobs as the viewer’s if their role may decide them, and the others as the team’s', () => {
  expect(headingsFor(null, 18, [hold])).toEqual(['Needs your decision 19'])
  expect(headingsFor('campaignManager', 18)).toEqual(['Needs your decision 18'])
  expect(headingsFor('finance', 18, [hold])).toEqual(['Needs your decision 1', 'Waiting for your team 18'])
  expect(headingsFor('finance', 0, [hold])).toEqual(['Needs your decision 1'])
  expect(headingsFor('viewer', 18)).toEqual(['Waiting for your team 18'])
  expect(headingsFor('viewer', 0)).toEqual(['Waiting for your team', 'Nothing is waiting for your team'])
  expect(headingsFor(null, 0)).toEqual(['Needs your decision', 'You’re all caught up'])
})
