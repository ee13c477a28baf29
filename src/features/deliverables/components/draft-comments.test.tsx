import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import { webText } from '../../../web/text/index.ts'
import { videoText } from '../text/video.ts'
import { CommentFields, CommentList } from './draft-comments.tsx'

beforeAll(() => Promise.all([videoText, webText].map((text) => text.load('en'))))

function shown(video: boolean, picture: string | null): string {
  const element = (
    <LangProvider lang="en">
      <ActionForm intent="rejectDraft">
        <CommentFields video={video} picture={picture} />
      </ActionForm>
    </LangProvider>
  )
  const hydrationData = { loaderData: { root: { viewer: { uuid: 'a', limited: false } } } }
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }], { hydrationData })} />,
  )
}

it('without JavaScript comments have a time in a video or a region of a picture', () => {
  expect(shown(true, null)).toContain('name="at0"')
  const html = shown(false, '/media/draft.webp')
  expect(html).toContain('name="place0"')
  // Choosing a point needs JavaScript.
  expect(html).not.toContain('<img')
})

it('a comment shows its time if the picture of its point is missing', () => {
  const comment = { at: 14, place: null, point: { x: 10, y: 90 }, text: 'Too dark' }
  const html = renderToStaticMarkup(
    <LangProvider lang="en">
      <CommentList comments={[comment]} picture={null} />
    </LangProvider>,
  )
  expect(html).toContain('0:14')
})
